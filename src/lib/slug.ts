/** An English name as an id: «Roland’s .38 Special» is `rolands-38-special`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
