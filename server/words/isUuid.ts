const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As Postgres writes one, and directories number themselves and what is in them; whatever its case. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && form.test(value);
