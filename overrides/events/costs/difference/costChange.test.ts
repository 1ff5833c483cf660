import { describe, expect, it } from 'vitest';
import { type Cost, costChanges, type LoggedCost } from './CostChange.ts';
import { costChangeLine } from './costChangeLine.ts';
import { restoredCost } from './restoredCost.ts';

const room: Cost = {
  id: '7',
  name: 'Room hire',
  description: null,
  costCategoryId: '1',
  unitMode: 'FIXED',
  fixedUnits: 2,
  participants: null,
  trainers: null,
  amountExcVat: 135_000,
  amountIncVat: 135_000,
  currency: 'EUR',
  date: null,
};
const whole = {
  name: 'Room hire',
  cost_category_id: '1',
  unit_mode: 'FIXED',
  fixed_units: 2,
  amount_exc_vat: 135_000,
  amount_inc_vat: 135_000,
  currency: 'EUR',
};
const tells = {
  words: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    key === 'amount'
      ? `${String(values['amount'])} ${String(values['currency'])}`
      : key === 'change'
        ? `${String(values['before'])} → ${String(values['after'])}`
        : [key, ...Object.values(values).map(String)].join(' '),
  costWords: (key: string) => key,
  amounts: {
    plain: (minor: number | null | undefined) => String(minor),
    day: (day: string | null | undefined) => day ?? undefined,
  },
  pathOf: (id: string) => (id === '1' ? 'Venue' : undefined),
};

const entry = (id: string, event: string, old: LoggedCost['old'], now: LoggedCost['new']): LoggedCost => ({
  id,
  costId: '7',
  event,
  old,
  new: now,
});
const updated = (old: LoggedCost['old'], now: LoggedCost['new']) => entry('1', 'updated', old, now);
const texts = (entries: readonly LoggedCost[], now: readonly Cost[]) =>
  [...costChanges(entries, now).values()].map((change) => {
    const { name, text } = costChangeLine(change, tells);
    return `${name}: ${text}`;
  });

describe('what was done to a cost', () => {
  it('is told with the currency that the line had then, followed back from now', () => {
    const entries = [
      entry('4', 'updated', { amount_exc_vat: 140_000 }, { amount_exc_vat: 135_000 }),
      entry('3', 'updated', { currency: 'USD' }, { currency: 'EUR' }),
      entry(
        '2',
        'updated',
        { amount_exc_vat: 120_000, amount_inc_vat: 120_000 },
        { amount_exc_vat: 140_000, amount_inc_vat: 135_000 },
      ),
      entry(
        '1',
        'created',
        {},
        { ...whole, currency: 'USD', amount_exc_vat: 120_000, amount_inc_vat: 120_000 },
      ),
    ];
    expect(texts(entries, [room])).toEqual([
      'Room hire: without_vat 140000 EUR → 135000 EUR',
      'Room hire: with_vat 135000 USD → 135000 EUR, without_vat 140000 USD → 140000 EUR',
      'Room hire: with_vat 120000 USD → 135000 USD, without_vat 120000 USD → 140000 USD',
      'Room hire: added 120000 USD',
    ]);
  });

  it('is told of lines that are gone, from what the log kept of them', () => {
    const entries = [
      entry('2', 'deleted', whole, {}),
      updated({ amount_exc_vat: 1, amount_inc_vat: 1 }, { amount_exc_vat: 135_000, amount_inc_vat: 135_000 }),
    ];
    expect(texts(entries, [])).toEqual(['Room hire: removed 135000 EUR', 'Room hire: 1 EUR → 135000 EUR']);
  });

  it.each([
    [{ name: 'Hall' }, { name: 'Room hire' }, 'renamed Hall'],
    [
      { unit_mode: 'PER_TRAINER', fixed_units: null },
      { unit_mode: 'FIXED', fixed_units: 2 },
      'mode.PER_TRAINER → units mode.FIXED 2',
    ],
    [{ cost_category_id: '9' }, { cost_category_id: '1' }, 'category_unknown → Venue'],
    [{ date: '2027-03-12' }, { date: null }, '2027-03-12 → no_date'],
    [{ description: 'Small' }, { description: null }, 'notes'],
  ])('names what else has changed: %j', (old, now, text) => {
    expect(texts([updated(old, now)], [room])).toEqual([`Room hire: ${text}`]);
  });

  it('says no amount whose currency nobody knows', () => {
    expect(texts([updated({ amount_inc_vat: 1 }, { amount_inc_vat: 2 })], [])).toEqual([': amount_unknown']);
  });
});

describe('a cost is had back', () => {
  const changeOf = (logged: LoggedCost, now: readonly Cost[]) => {
    const [change] = costChanges([logged], now).values();
    if (change === undefined) throw new Error('Nothing is told.');
    return restoredCost(change, now)?.input;
  };
  const raised = updated(
    { amount_exc_vat: 120_000, amount_inc_vat: 120_000 },
    { amount_exc_vat: 135_000, amount_inc_vat: 135_000 },
  );

  it('with what the change has touched, and what came after in the rest of it', () => {
    expect(changeOf(raised, [{ ...room, name: 'Hall' }])).toMatchObject({
      update: [{ id: '7', name: 'Hall', amount_exc_vat: 120_000, amount_inc_vat: 120_000, currency: 'EUR' }],
    });
  });

  it('as a new line where it was removed, once', () => {
    const removed = entry('2', 'deleted', whole, {});
    expect(changeOf(removed, [])).toEqual({
      create: [{ ...whole, description: null, participants: null, trainers: null, date: null }],
    });
    expect(changeOf(removed, [{ ...room, id: '8' }])).toBeUndefined();
  });

  it('not where it was new, is gone since, is as it was, or is not known whole', () => {
    expect(changeOf(entry('1', 'created', {}, whole), [room])).toBeUndefined();
    expect(changeOf(raised, [])).toBeUndefined();
    const [change] = costChanges([raised], [room]).values();
    expect(
      restoredCost(change!, [{ ...room, amountExcVat: 120_000, amountIncVat: 120_000 }]),
    ).toBeUndefined();
    expect(changeOf(entry('2', 'deleted', { name: 'Bus' }, {}), [])).toBeUndefined();
  });
});
