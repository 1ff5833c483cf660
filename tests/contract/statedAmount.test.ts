import { expect, it } from 'vitest';
import { isOfAnother, withoutCurrency } from '#schema/statedAmount.ts';

it.each([
  ['1,250.00', '1,250.00'],
  ['€ 1,250.00', '1,250.00'],
  ['1.250,00 €', '1.250,00'],
  ['¥1,200', '1,200'],
  ['R$ 12,50', '12,50'],
  ['12,50 zł', '12,50'],
  ['1 250,00 Kč', '1 250,00'],
  ["CHF 1'250.00", "1'250.00"],
  ['SFr. 12.00', '12.00'],
  ['-€5', '-5'],
  ['€ -5', '-5'],
  ['(12.00)', '(12.00)'],
  ['−12', '−12'],
  ['1.5E+03', '1.5E+03'],
  ['2 x 100', '2 x 100'],
  ['12 %', '12 %'],
  ['', ''],
])('of %j the amount is %j', (text, amount) => expect(withoutCurrency(text)).toBe(amount));

it.each([
  ['€ 12', 'EUR', false],
  ['€ 12', 'PLN', true],
  ['PLN 12', 'PLN', false],
  ['¥12', 'CNY', false],
  ['¥12', 'EUR', true],
  ['$ 12', 'EUR', true],
  ['US$ 12', 'USD', false],
  ['R$ 12', 'BRL', false],
  ['$ 12', undefined, false],
])('%j where amounts are in %s is of another currency: %s', (text, currency, is) =>
  expect(isOfAnother(text, currency)).toBe(is),
);
