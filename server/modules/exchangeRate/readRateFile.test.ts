import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRates } from './previewRates.ts';
import { readRateFile } from './readRateFile.ts';
import { rateProblem, textOfRate } from './rateText.ts';

const read = (text: string) => {
  const { rates, problems } = readRateFile(text, 'EUR');
  return { rates: Object.fromEntries(rates), problems };
};

describe('a file of rates', () => {
  it.each([
    ['commas', 'USD,1.0842\nPLN,4.2915\n'],
    ['headings and a mark of its encoding', '\uFEFFCurrency,Rate\r\nUSD,1.0842\r\nPLN,4.2915'],
    ['semicolons and decimal commas', 'Währung;Kurs\nusd; 1,0842\n\nPLN;"4,2915"'],
    ['tabs', 'USD\t1.0842\nPLN\t4,2915'],
  ])('may be written with %s', (_how, text) => {
    expect(read(text)).toEqual({ rates: { USD: '1.0842', PLN: '4.2915' }, problems: [] });
  });

  it('names each line that is not understood, and why', () => {
    const text =
      'USD,1.08\nUSX,2\nEUR,1\nUSD,1.09\nPLN,about 4\nJPY,0\nGBP,0.85,yes\nKWD,0.12345678901\nVND,500000';
    expect(read(text).rates).toEqual({ USD: '1.08' });
    expect(read(text).problems).toEqual([
      { line: 2, text: 'USX,2', message: 'This is not a currency.' },
      { line: 3, text: 'EUR,1', message: 'This is the base currency itself.' },
      { line: 4, text: 'USD,1.09', message: 'This currency stands above already.' },
      { line: 5, text: 'PLN,about 4', message: 'This is not a rate: it takes a number such as 1.0842.' },
      { line: 6, text: 'JPY,0', message: 'A rate is more than 0.' },
      { line: 7, text: 'GBP,0.85,yes', message: 'A line has a currency and a rate.' },
      { line: 8, text: 'KWD,0.12345678901', message: 'A rate has at most ten decimals.' },
      { line: 9, text: 'VND,500000', message: 'A rate is less than 500,000.' },
    ]);
  });

  it('is told what of it cannot be read at all', () => {
    expect(read('USD,1.08\nPLN,"4.29').problems).toEqual([
      { line: 2, text: 'PLN,"4.29', message: 'A quotation mark stands alone.' },
    ]);
  });

  it('is compared with the set before: what is new, changed, the same, missing', () => {
    const before = { USD: 1.08, PLN: 4.29, UAH: 44.8 };
    const given = new Map([
      ['USD', '1.0800'],
      ['PLN', '4.3'],
      ['JPY', '162.5'],
    ]);
    expect(compareRates(before, given)).toEqual([
      { target: 'JPY', kind: 'NEW', before: null, after: 162.5 },
      { target: 'PLN', kind: 'CHANGED', before: 4.29, after: 4.3 },
      { target: 'UAH', kind: 'MISSING', before: 44.8, after: 44.8 },
      { target: 'USD', kind: 'SAME', before: 1.08, after: 1.08 },
    ]);
  });
});

it('a rate is read whatever noughts stand about it', () => {
  expect(rateProblem('0000001.08420000000')).toBeNull();
});

it('a rate of ten decimals travels as a number without loss', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 499_999_9999999999n }), (units) => {
      const digits = String(units).padStart(11, '0');
      const text = `${digits.slice(0, -10)}.${digits.slice(-10)}`;
      expect(rateProblem(text)).toBeNull();
      expect(Number(textOfRate(Number(JSON.parse(text)))).toFixed(10)).toBe(text);
    }),
  );
});
