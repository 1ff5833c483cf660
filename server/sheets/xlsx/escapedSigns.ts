/** Workbooks write a sign that XML has no place for by its number: a return is `_x000D_`. */
export const unescapeSigns = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

/** A text that looks so by itself has its first line written by number. */
export const escapeSigns = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
