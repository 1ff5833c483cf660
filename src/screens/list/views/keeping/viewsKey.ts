/** What is known of views, for the cache; of one list, or of all. */
export const viewsKey = (...of: readonly string[]) => ['views', ...of] as const;
