/** The spelling of the suffix is given by the specification. */
export const documentTitle = (title: string | undefined, brand: string): string =>
  title ? `${title} | ${brand} Registration Plaform` : `${brand} Registration Platform`;
