/** The address of a list as a view shows it. */
export const viewPath = (resource: string, id: string): string =>
  `/${resource}?view=${encodeURIComponent(id)}`;
