/** Under which name a page keeps the query whose hit was followed, until a step back brings the list again. */
export const SEARCHED_HERE = 'searched';
