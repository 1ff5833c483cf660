/** September in three letters, as the other months and as the database writes it: browsers give it four in British English. */
export const shortMonth = (text: string, locale: string): string =>
  locale.startsWith('en') ? text.replace(/\bSept\b/, 'Sep') : text;
