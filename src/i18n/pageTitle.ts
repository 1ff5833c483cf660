/** The window's title. The spelling of the suffix is the product's (spec §1). */
export const pageTitle = (page: string | undefined, brand: string): string =>
  page ? `${page} | ${brand} Registration Plaform` : `${brand} Registration Platform`;
