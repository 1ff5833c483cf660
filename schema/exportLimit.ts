/** More rows than this are a report, not an export of what is looked at. */
export const exportLimit = 5_000;
