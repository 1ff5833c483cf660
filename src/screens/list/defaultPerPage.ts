/** Default page size of every query (spec §9). */
export const defaultPerPage = 10;
