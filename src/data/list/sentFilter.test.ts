import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentIn } from '#schema/momentIn.ts';
import { relativeDays } from '#schema/relativeDays.ts';
import { sentFilter } from '#schema/sentFilter.ts';

describe.each([
  ['today', '2028-02-29', '2028-02-29', '2028-03-01'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-03-01'],
  ['tomorrow', '2027-12-31', '2028-01-01', '2028-01-02'],
  ['this_week', '2027-03-07', '2027-03-01', '2027-03-08'],
  ['this_week', '2027-03-08', '2027-03-08', '2027-03-15'],
  ['last_week', '2027-01-01', '2026-12-21', '2026-12-28'],
  ['next_week', '2026-12-31', '2027-01-04', '2027-01-11'],
  ['this_month', '2028-02-29', '2028-02-01', '2028-03-01'],
  ['last_month', '2027-03-31', '2027-02-01', '2027-03-01'],
  ['next_month', '2027-01-31', '2027-02-01', '2027-03-01'],
  ['this_quarter', '2027-12-31', '2027-10-01', '2028-01-01'],
  ['last_quarter', '2027-01-01', '2026-10-01', '2027-01-01'],
  ['next_quarter', '2027-11-30', '2028-01-01', '2028-04-01'],
  ['this_year', '2027-06-30', '2027-01-01', '2028-01-01'],
  ['last_year', '2027-06-30', '2026-01-01', '2027-01-01'],
  ['next_7_days', '2027-12-30', '2027-12-30', '2028-01-06'],
  ['last_30_days', '2027-03-01', '2027-01-31', '2027-03-02'],
])('%s on %s', (range, today, from, before) => {
  it(`begins on ${from} and ends before ${before}`, () => {
    expect(relativeDays(range, today)).toMatchObject({ from, before });
  });
});

it('knows no other ranges', () => {
  expect(relativeDays('next_5_minutes', '2027-03-01')).toBeUndefined();
});

// The web asks where the machine is, the server for a zone that it was told: both send the same.
describe.each([
  ['where this machine is', 'Pacific/Auckland', undefined],
  ['in a zone that is named', 'America/Los_Angeles', 'Pacific/Auckland'],
])('what is sent, %s', (_where, machine, zone) => {
  // In Auckland it is the 12th already.
  beforeEach(() => vi.stubEnv('TZ', machine));
  afterEach(() => vi.unstubAllEnvs());
  const asking = { viewer: '7', now: new Date('2027-03-11T12:00:00Z'), ...(zone && { zone }) };
  const sent = (value: unknown) => sentFilter({ a: { b: [value] } }, asking).a;

  it.each([
    ['@today', '2027-03-12'],
    ['@today.end', '2027-03-13'],
    ['@next_30_days.end', '2027-04-11'],
    ['@todayT00:00', '2027-03-11T11:00:00.000Z'],
    ['@this_monthT24:00', '2027-03-31T11:00:00.000Z'],
    ['@2027-06-01T24:00', '2027-06-01T12:00:00.000Z'],
    ['@me', '7'],
    ['@@me', '@me'],
    ['@nobody', '@nobody'],
    ['2027-03-01', '2027-03-01'],
    [4, 4],
    ['@2027-13-01T00:00', '@2027-13-01T00:00'],
  ])('%j is %j, in the zone of the viewer', (kept, expected) => {
    expect(sent(kept)).toEqual({ b: [expected] });
  });

  it.each([
    ['GTE', '2027-03-01'],
    ['LT', '2027-03-01'],
    ['LTE', '2027-03-31'],
    ['GT', '2027-03-31'],
  ])('compared by %s, a period stands for %s', (operator, day) => {
    const where = (value: string) => ({ OR: [{ column: 'DATE', operator, value }] });
    expect(sentFilter({ where: where('@this_month') }, asking)).toEqual({ where: where(day) });
  });

  it.each([{ operator: 'EQ' }, {}])('equal to a period is within it: %j', (how) => {
    const other = { column: 'NAME', operator: 'EQ', value: 'x' };
    const where = { column: 'DATE', ...how, value: '@this_month', AND: [other] };
    expect(sentFilter({ where: { OR: [where] } }, asking)).toEqual({
      where: {
        OR: [
          {
            AND: [
              other,
              { column: 'DATE', operator: 'GTE', value: '2027-03-01' },
              { column: 'DATE', operator: 'LT', value: '2027-04-01' },
            ],
          },
        ],
      },
    });
  });

  it('asks for nobody where nobody is signed in', () => {
    expect(sentFilter({ author: '@me' }, { ...asking, viewer: undefined })).toEqual({ author: '0' });
  });
});

it.each([
  ['behind UTC, late in the evening', 'Pacific/Honolulu', '2027-03-11T09:30:00Z', '2027-03-10'],
  ['ahead of UTC, early in the morning', 'Asia/Kolkata', '2027-03-10T19:00:00Z', '2027-03-11'],
])('today is the day %s', (_when, zone, now, today) => {
  expect(sentFilter({ day: '@today' }, { viewer: '7', now: new Date(now), zone })).toEqual({ day: today });
});

it.each([
  ['on the usual day', 'Europe/Berlin', '2027-03-01T00:00', '2027-02-28T23:00:00.000Z'],
  [
    'on the day after the clocks were put forward',
    'Europe/Berlin',
    '2027-03-29T00:00',
    '2027-03-28T22:00:00.000Z',
  ],
  [
    'where clocks are put forward at midnight',
    'Africa/Cairo',
    '2027-04-30T00:00',
    '2027-04-29T22:00:00.000Z',
  ],
  [
    'the first of two, where clocks are put back',
    'Europe/Berlin',
    '2027-10-31T02:30',
    '2027-10-31T00:30:00.000Z',
  ],
  ['behind UTC', 'America/St_Johns', '2027-01-01T24:00', '2027-01-02T03:30:00.000Z'],
])('a moment is told by the clocks of its zone %s', (_when, zone, shown, moment) => {
  expect(momentIn(zone, shown)?.toISOString()).toBe(moment);
});

it.each([
  ['the last day has no next one', 'UTC', '@9999-12-31T24:00', '9999-12-31T23:59:59.999Z'],
  ['it ends later behind UTC', 'America/Adak', '@9999-12-31T18:00', '9999-12-31T23:59:59.999Z'],
  [
    'the first begins earlier ahead of it',
    'Pacific/Kiritimati',
    '@0001-01-01T00:00',
    '0001-01-01T00:00:00.000Z',
  ],
])('no moment is sent that the calendar does not have: %s', (_why, zone, kept, sent) => {
  expect(sentFilter({ moment: kept }, { viewer: '7', now: new Date(0), zone })).toEqual({ moment: sent });
});
