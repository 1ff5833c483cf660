/** Which currencies a sign may be of. */
const signs: readonly (readonly [sign: string, currencies: string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['₹', 'INR'],
  ['₩', 'KRW KPW'],
  ['¥', 'JPY CNY'],
  [
    '$',
    'ARS AUD BBD BMD BND BRL BSD BZD CAD CLP COP CUP CVE DOP FJD GYD HKD JMD KYD LRD MOP MXN NAD NIO NZD SBD SGD SRD TOP TTD ' +
      'TWD USD UYU WST XCD',
  ],
];

/** An amount with what a spreadsheet writes before or behind it: a sign, or up to three letters. */
const stated = /^(-?)\s*(?:\p{L}{0,3}\p{Sc}|\p{L}{2,3}\.?)?\s*(-?[\d.,'’\s]+?)\s*(?:\p{Sc}|\p{L}{2,3}\.?)?$/u;

/** Whether a text says that its amount is in another currency. */
export function isOfAnother(text: string, currency: string | undefined): boolean {
  if (currency === undefined) return false;
  const said = /\b[A-Z]{3}\b/.exec(text)?.[0] ?? signs.find(([sign]) => text.includes(sign))?.[1];
  return said !== undefined && !said.split(' ').includes(currency);
}

/**
 * '1,250.00' of '€ 1,250.00', '1,250.00 zł' or '-CHF 1,250.00'. What says more stays as it is, to be refused: without
 * its signs '(12.00)' would be owed the other way round, and '2 x 100' be 2,100.
 */
export function withoutCurrency(text: string): string {
  const [, minus = '', amount] = stated.exec(text.trim()) ?? [];
  return amount === undefined ? text : `${minus}${amount}`;
}
