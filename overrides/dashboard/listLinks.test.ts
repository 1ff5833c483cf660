import { describe, expect, it } from 'vitest';
import { eventsPath, linePath, placeholdersPath, statusPath, waitingPath } from './listLinks.ts';

const period = { date_start_gte: '2026-11-10', date_start_lt: '2027-02-15' };
const place = { country_id: '4', training_centre_id: '12', indication_id: '3' };

/** Where a link leads, and what it narrows the list to. */
function read(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://convene.example');
  const filter = JSON.parse(searchParams.get('filter') ?? '{}') as object;
  return { pathname, filter, sort: searchParams.get('sort'), order: searchParams.get('order') };
}

const ofEvents = {
  centre_event_date_start_gte: '2026-11-10',
  centre_event_date_start_lt: '2027-02-15',
  centre_event_country_id: '4',
  centre_event_training_centre_id: '12',
  indication_id: '3',
};

describe('the list behind a panel has the filters of the dashboard (S6)', () => {
  const where = { ...period, ...place };

  it('events by their own, the next to come on top', () => {
    expect(read(eventsPath(where))).toEqual({
      pathname: '/events',
      filter: where,
      sort: 'dateStart',
      order: 'ASC',
    });
  });

  it.each([
    ['bookings', statusPath(where), ofEvents],
    ['placeholders', placeholdersPath(where), { ...ofEvents, is_placeholder: true }],
    ['those who wait', waitingPath(where), ofEvents],
  ])('%s by those of their event', (_name, path, filter) => {
    expect(read(path).filter).toEqual(filter);
  });

  it('and none where nothing is asked for', () => {
    expect([eventsPath({}), statusPath({}), waitingPath({})].map((path) => read(path).filter)).toEqual([
      {},
      {},
      {},
    ]);
  });
});

describe('the list behind a bar has what the bar stands for', () => {
  it('a country and a status', () => {
    expect(read(statusPath({}, '4', 'CONFIRMED'))).toMatchObject({
      pathname: '/bookings',
      filter: { country_id: '4', booking_status: ['CONFIRMED'] },
    });
  });

  it('the country of a bar beside that of the events', () => {
    expect(read(statusPath({ country_id: '4' }, '7')).filter).toEqual({
      centre_event_country_id: '4',
      country_id: '7',
    });
  });

  it('what has become of placeholders, instead of that they are such', () => {
    expect(read(placeholdersPath({}, undefined, 'EXPIRED')).filter).toEqual({
      placeholder_outcome: 'EXPIRED',
    });
  });

  it('one event of those who wait, also where the dashboard shows less', () => {
    expect(read(linePath('160'))).toMatchObject({
      pathname: '/waitingListEntries',
      filter: { centre_event_id: '160' },
    });
  });

  it.each([
    ['a whole month', '2026-12-01', '2026-12-01', '2027-01-01'],
    ['the first month from the day on which the period begins', '2026-11-01', '2026-11-10', '2026-12-01'],
    ['the last month to the day before the period ends', '2027-02-01', '2027-02-01', '2027-02-15'],
  ])('%s', (_name, month, date_start_gte, date_start_lt) => {
    expect(read(eventsPath(period, month)).filter).toEqual({ date_start_gte, date_start_lt });
    expect(read(placeholdersPath(period, month)).filter).toMatchObject({
      centre_event_date_start_gte: date_start_gte,
      centre_event_date_start_lt: date_start_lt,
    });
  });

  it('a month of a dashboard of all time', () => {
    expect(read(eventsPath({}, '2026-12-01', { cost_currency: 'JPY' })).filter).toEqual({
      date_start_gte: '2026-12-01',
      date_start_lt: '2027-01-01',
      cost_currency: 'JPY',
    });
  });
});
