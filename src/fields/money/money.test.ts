import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { formatMoney, minorToDecimal } from './formatMoney.ts';
import { readMoney } from './readMoney.ts';

describe('minor units (H4, H7)', () => {
  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    [undefined, 2],
    ['nonsense', 2],
  ])('%s has %i digits', (currency, digits) => {
    expect(currencyExponent(currency)).toBe(digits);
  });

  it.each([
    [12345, 'EUR', '€123.45'],
    [12345, 'JPY', '¥12,345'],
    [-5, 'EUR', '-€0.05'],
    [12345, undefined, '123.45'],
  ])('%i %s is shown as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency, 'en-US')).toBe(text);
  });

  it('shows an amount beyond the precision of floats to the last unit', () => {
    expect(formatMoney(9007199254740991, 'EUR', 'en-US')).toBe('€90,071,992,547,409.91');
  });
});

describe('typed amounts', () => {
  it.each([
    ['12.5', 2, 1250],
    ['12,50', 2, 1250],
    ['1,234.56', 2, 123456],
    ['1.234,56', 2, 123456],
    ['1,234', 2, 123400],
    ['1,234', 3, 1234],
    ['1 200', 0, 1200],
    ['-3', 2, -300],
  ])('%s with %i digits is %i', (text, exponent, minor) => {
    expect(readMoney(text, exponent)).toBe(minor);
  });

  it.each([
    ['twelve', 2],
    ['1.5', 0],
    ['0.1234', 2],
  ])('%s with %i digits is no amount and stays text', (text, exponent) => {
    expect(readMoney(text, exponent)).toBe(text);
  });

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 2, 3), (minor, exponent) => {
        expect(readMoney(minorToDecimal(minor, exponent), exponent)).toBe(minor === 0 ? 0 : minor);
      }),
      { seed: 20270101 },
    );
  });
});
