/** The key under which a page keeps the query whose hit was followed, so that «Back» brings the list again. */
export const SEARCHED_HERE = 'searched';
