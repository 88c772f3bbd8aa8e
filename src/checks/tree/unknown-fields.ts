/** The fields of a query that its calculator has not, and would pass over without a word. */
export const unknownFields = ({ fields }: { readonly fields: readonly string[] }, query: string): readonly string[] =>
  [...new URLSearchParams(query).keys()].filter((field) => !fields.includes(field));
