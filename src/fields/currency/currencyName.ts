/** 'EUR' as 'EUR · Euro' in the locale: people know either. */
export function currencyName(code: string, locale: string): string {
  if (!/^[A-Za-z]{3}$/.test(code)) return code;
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code.toUpperCase());
  return name === undefined || name === code ? code : `${code} · ${name}`;
}
