const kept = new Map<string, unknown>();

/**
 * A format of numbers, dates or names, made once for a locale and its options: to make one takes a hundred times as long
 * as to write by it, and a list writes thousands of values.
 */
export function keptFormat<Format, Options>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  // What is written on the viewer's clock is so until that moves to another zone.
  const key = `${Kind.name} ${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const known = kept.get(key) as Format | undefined;
  if (known !== undefined) return known;
  const format = new Kind(locale, options);
  kept.set(key, format);
  return format;
}
