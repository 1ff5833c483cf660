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

/** A text that begins as a formula would, told from one by an apostrophe, as it is typed into a spreadsheet. */
export const asText = (text: string): string => (/^'*[=＝]/.test(text) ? `'${text}` : text);

/** What is meant by such a text. */
export const meantText = (text: string): string => (/^'+[=＝]/.test(text) ? text.slice(1) : text);

export const isTypedFormula = (text: string): boolean => /^[=＝]/.test(text);
