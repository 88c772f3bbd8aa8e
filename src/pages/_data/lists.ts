/** Collections come sorted by id; the lists have an order of their own, kept as the place of each entry. */
export const inOrder = <D extends { readonly place: number }>(entries: readonly { readonly data: D }[]): D[] =>
  entries.map((e) => e.data).sort((a, b) => a.place - b.place);
