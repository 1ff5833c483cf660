import { expect, it } from 'vitest';
import { countedIn } from './countedIn.ts';
import { changesInWords } from './changesInWords.ts';
import { redacted, valueText } from './valueText.ts';

const entry = (id: string, old: object, now: object) => ({
  id,
  oldValues: JSON.stringify(old),
  newValues: JSON.stringify(now),
});
const inYen = entry(
  '4',
  { fmv_amount: 590_000, fmv_currency: 'EUR' },
  { fmv_amount: 12_000, fmv_currency: 'JPY' },
);
const newestFirst = [
  entry('5', { fmv_amount: 12_000 }, { fmv_amount: 15_000 }),
  inYen,
  entry('3', { fmv_amount: null }, { fmv_amount: 590_000 }),
];
const words = {
  type: 'Trainer',
  translate: (_key: string, args?: Record<string, unknown>) => String(args?.['_']),
  locale: 'en-US',
  fieldWords: (name: string) => name,
};
/** The amount before and after, in words. */
const told = (of: ReturnType<typeof entry>, entries = newestFirst, now?: unknown) =>
  changesInWords(
    of,
    words,
    countedIn(entries, of, () => now),
  )
    .filter(({ key }) => key === 'fmv_amount')
    .map(({ before, after }) => [before, after])[0];

it.each([
  ['what the change itself says', inYen, ['€5,900.00', '¥12,000']],
  ['what an earlier change left', newestFirst[0]!, ['¥12,000', '¥15,000']],
  ['what a later change found', newestFirst[2]!, ['Empty', '€5,900.00']],
])('an amount of the log is in %s (H7)', (_what, of, expected) => {
  expect(told(of)).toEqual(expected);
});

it('is in what the record has now where no change says it, and untold where nobody does', () => {
  const alone = entry('9', { fmv_amount: 80_125 }, { fmv_amount: 81_000 });
  expect(told(alone, [alone], 'KWD')?.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'KWD 80.125',
    'KWD 81.000',
  ]);
  expect(told(alone, [alone])).toEqual([undefined, undefined]);
  expect(told(alone, [], 'KWD')).toEqual([undefined, undefined]);
});

it('tells nothing of what is hidden (S4)', () => {
  const hidden = entry('9', { fmv_amount: redacted }, { fmv_amount: redacted });
  expect(told(hidden, [hidden], 'EUR')).toEqual(['Hidden', 'Hidden']);
  const unsaid = entry(
    '9',
    { fmv_amount: 1, fmv_currency: redacted },
    { fmv_amount: 2, fmv_currency: redacted },
  );
  expect(told(unsaid, [unsaid], 'EUR')).toEqual([undefined, undefined]);
});

it.each([
  ['Trainer', 'fmv_amount', 'fmvCurrency: €0.90'],
  ['EstimatedCost', 'amount_exc_vat', 'currency: €0.90'],
  ['EventTrainer', 'prep_minutes', '1 h 30 min'],
  ['CentreEvent', 'max_trainees', '90'],
])('a number of %s is told as the contract has it: %s', (type, key, expected) => {
  let field = '';
  const currencyOf = (currencyField: string) => {
    field = `${currencyField}: `;
    return 'EUR';
  };
  const text = valueText(key, 90, { ...words, type }, currencyOf);
  expect(`${field}${text}`).toBe(expected);
});
