import { describe, expect, it } from 'vitest';
import type { EventTrainer } from './honorariaOperations.ts';
import {
  canBeSaved,
  changesIn,
  minutesOf,
  previewInput,
  sumsOf,
  syncInput,
  typed,
  typedSince,
} from './ledger.ts';

const trainer = (trainerId: string): EventTrainer => ({
  trainerId,
  priority: Number(trainerId),
  prepMinutes: 60,
  postMinutes: 15,
  travelMinutes: 100,
  activityDescription: 'Leads',
  trainer: null,
});
const [first, second] = [trainer('1'), trainer('2')];

describe('minutes that are typed', () => {
  it('are changes while they differ from what is saved', () => {
    const one = typed({}, first, 'prepMinutes', 90);
    expect(one).toEqual({ '1': { prepMinutes: 90 } });
    const two = typed(one, first, 'travelMinutes', 0);
    expect(changesIn(two)).toBe(2);
    expect(typed(typed(two, first, 'prepMinutes', 60), first, 'travelMinutes', 100)).toEqual({});
  });

  it.each(['soon', -5, 43_201])('%j is no length of time: nothing is saved', (value) => {
    const draft = typed({}, first, 'postMinutes', value);
    expect(canBeSaved(draft)).toBe(false);
    expect(minutesOf(first, draft).postMinutes).toBe(15);
  });

  it('stay where they were typed after the draft was sent, also what was typed back (K6)', () => {
    const sent = typed(typed({}, first, 'prepMinutes', 90), second, 'postMinutes', 30);
    const now = typed(typed(sent, first, 'prepMinutes', 60), second, 'travelMinutes', 5);
    expect(typedSince(sent, sent, [first, second])).toEqual({});
    expect(typedSince(now, sent, [first, second])).toEqual({
      '1': { prepMinutes: 60 },
      '2': { travelMinutes: 5 },
    });
  });

  it('are previewed for those whose minutes were typed, and saved with the whole list (A3)', () => {
    const draft = typed({}, second, 'travelMinutes', 385);
    const minutes = { prep_minutes: 60, post_minutes: 15, travel_minutes: 385 };
    expect(previewInput([first, second], draft)).toEqual([{ trainer_id: '2', ...minutes }]);
    expect(syncInput([first, second], draft).sync).toEqual([
      { id: '1', priority: 1, activity_description: 'Leads', ...minutes, travel_minutes: 100 },
      { id: '2', priority: 2, activity_description: 'Leads', ...minutes },
    ]);
  });
});

describe('what the event pays', () => {
  const row = (eventCurrency: string | null, activity: number | null, travel: number) => ({
    eventCurrency,
    totalActivityLocalCurrency: 1,
    totalActivityEventCurrency: activity,
    totalTravelLocalCurrency: 1,
    totalTravelEventCurrency: activity === null ? null : travel,
    totalHonorariaLocalCurrency: 2,
    totalHonorariaEventCurrency: activity === null ? null : activity + travel,
  });

  it('is added up in its currency, without what nobody can tell', () => {
    expect(sumsOf([row('EUR', 100, 20), row('EUR', 5, 1), row('EUR', null, 7)], 0)).toEqual([
      { currency: 'EUR', amounts: { activity: 105, travel: 21, honorarium: 126 }, untold: 1 },
    ]);
  });

  it('is never added up over currencies', () => {
    expect(sumsOf([row('EUR', 100, 20), row('JPY', 5, 1)], 0).map(({ currency }) => currency)).toEqual([
      'EUR',
      'JPY',
    ]);
    expect(sumsOf([row(null, null, 1)], 0)).toEqual([]);
  });

  it('is never told as the whole where an honorarium is hidden (S6)', () => {
    expect(sumsOf([row('EUR', 100, 20), row('EUR', null, 7), row('JPY', 5, 1)], 2)).toMatchObject([
      { currency: 'EUR', untold: 3 },
      { currency: 'JPY', untold: 2 },
    ]);
  });
});
