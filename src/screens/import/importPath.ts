/** Where records of a resource are read from a file: /events/import, and one that goes on /events/import/12. */
export const importPath = (resource: string, key?: string): string =>
  `/${resource}/import${key === undefined ? '' : `/${encodeURIComponent(key)}`}`;
