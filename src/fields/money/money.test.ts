import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { decimalSign, formatMoney, inExponent, minorToDecimal } from './formatMoney.ts';
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
    ['1,234', 3, 1234000],
    ['1.234', 3, 1234],
    ['0,125', 3, 125],
    ['1,234,567', 3, 1234567000],
    ['1.234,5', 3, 1234500],
    ['1,234.567', 3, 1234567],
    ['1 200', 0, 1200],
    ['1.200', 0, 1200],
    ['100.00', 0, 100],
    ['1,200.00', 0, 1200],
    ['12.5000', 2, 1250],
    ['12,34,567.5', 2, 123456750],
    ["1'234.50", 2, 123450],
    ['1’234.50', 2, 123450],
    ['1\u202f234,50', 2, 123450],
    ['.5', 2, 50],
    ['-3', 2, -300],
  ])('%s with %i digits is %i', (text, exponent, minor) => {
    expect(readMoney(text, exponent)).toBe(minor);
  });

  it.each([
    ['1,250', 'de-DE', 1250],
    ['1.250', 'de-DE', 1250000],
    ['1,250', 'en-GB', 1250000],
    ['1.250', 'en-GB', 1250],
    ['1.250', 'ar-KW', 1250],
  ])(
    'three digits behind one separator are read by the locale: %s in %s is %i fils',
    (text, locale, minor) => {
      expect(readMoney(text, 3, decimalSign(locale))).toBe(minor);
    },
  );

  it.each([
    [500_000, 2, 0, 5000],
    [5000, 0, 2, 500_000],
    [1250, 3, 2, 125],
    [1255, 3, 2, '1.255'],
    [-1250, 2, 0, '-12.50'],
    [0, 2, 0, 0],
  ])('%i of %i digits is with %i digits the same amount: %s', (minor, from, to, same) => {
    expect(inExponent(minor, from, to)).toBe(same);
  });

  it.each([
    ['twelve', 2],
    ['1.5', 0],
    ['0.1234', 2],
    ['0.125', 2],
    ['0,085', 2],
    ['.125', 2],
    ['0.125', 0],
    ['1234,567', 2],
    ['1,234,56', 2],
    ['1.234.5', 2],
    ['12.5.27', 2],
    ['1,2,3', 2],
    ['1,,234', 2],
    ['.', 2],
    ['', 2],
  ])('%s with %i digits is no amount and stays text', (text, exponent) => {
    expect(readMoney(text, exponent)).toBe(text);
  });

  it.each(['.', ','] as const)('reads back every amount it writes, with %s', (sign) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 2, 3), (minor, exponent) => {
        const text = minorToDecimal(minor, exponent, sign);
        expect(readMoney(text, exponent, sign)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });
});
