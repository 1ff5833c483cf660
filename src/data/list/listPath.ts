interface ListPathOptions {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** A list, filtered and sorted, as an address. */
export function listPath(resource: string, { filter, sort }: ListPathOptions = {}): string {
  const query = new URLSearchParams();
  if (filter) query.set('filter', JSON.stringify(filter));
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  const search = query.toString();
  return search === '' ? `/${resource}` : `/${resource}?${search}`;
}
