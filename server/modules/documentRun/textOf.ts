/** A text; the empty one for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
