const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As directories number themselves and what is in them: 0f1e2d3c-0000-4000-8000-000000000000. */
export const isDirectoryId = (text: string): boolean => form.test(text);
