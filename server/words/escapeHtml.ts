const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const letters = new Map(Object.entries(entities).map(([letter, entity]) => [entity, letter]));

/** As it stands between tags. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, entityOf);

/** As it stands between double quotation marks. */
export const escapeAttribute = (text: string): string => text.replaceAll(/[&<>"]/g, entityOf);

/** What either has escaped. */
export const unescaped = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => letters.get(entity) ?? entity);

const entityOf = (letter: string): string => entities[letter] ?? letter;
