/** A value as the database answers it in JSON, and as a write hands it over. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
