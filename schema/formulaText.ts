/** A text that a spreadsheet would run as a formula (S5). Numbers stay numbers. */
const isFormula = (text: string): boolean =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);

/** What stands behind the apostrophes that a text begins with. */
const bare = (text: string): string => text.replace(/^'+/, '');

/** As a spreadsheet reads it as text, whatever it begins with. */
export const guarded = (text: string): string => (isFormula(bare(text)) ? `'${text}` : text);

/** What such a text was before it was guarded. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && isFormula(bare(text)) ? text.slice(1) : text;
