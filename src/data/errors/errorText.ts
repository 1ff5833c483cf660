/** What was thrown, in its own words. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
