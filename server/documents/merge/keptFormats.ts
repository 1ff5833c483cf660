import { Recent } from '#server/db/Recent.ts';

const dates = new Recent<string, Intl.DateTimeFormat>(200);
const numbers = new Recent<string, Intl.NumberFormat>(200);

/** To make one takes longer than all else of a document's text: those in use are kept. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, language, options, () => new Intl.DateTimeFormat(language, options));
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, language, options, () => new Intl.NumberFormat(language, options));
}

function kept<F>(formats: Recent<string, F>, language: string, options: object, make: () => F): F {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = make();
  formats.set(key, format);
  return format;
}
