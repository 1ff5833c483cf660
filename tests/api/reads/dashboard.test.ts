import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { homeQuery } from '#overrides/home/homeQuery.ts';
import { nextMonth, readDashboard, sum, totalOf, within } from './dashboardFigures.ts';
import { useApi } from '../useApi.ts';

/** S6: the dashboard's figures are those of lists, details and the home page. */

const api = useApi();

/** What bookings and the waiting list call the filters of events. */
const ofEvent = (where: object) =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]: readonly [string, unknown]) => [
      key === 'indication_id' ? key : `centre_event_${key}`,
      value,
    ]),
  );

const eventsWithin = (month: string) => ofEvent({ date_start_gte: month, date_start_lt: nextMonth(month) });
const waitingFor = async (name: string, where: object): Promise<number> => {
  const { waitingListEntries } = await api
    .as(name)
    .ask('query ($where: WaitingListEntryWhere) { waitingListEntries(where: $where) { id } }', {
      where: ofEvent(where),
    });
  return (waitingListEntries as readonly unknown[]).length;
};

const who = ['administrator', 'country_manager', 'booker', 'logistics', 'viewer'] as const;

describe('the dashboard (S6)', () => {
  it('tells of bookings what the home page tells', async () => {
    const home = await api.as('administrator').ask(print(homeQuery), {
      from: '2026-11-21',
      before: '2026-12-22',
      expiresBefore: '2026-12-06',
    });
    const { bookings } = await readDashboard(api, 'administrator');
    for (const status of ['NEW', 'PENDING', 'CONFIRMED', 'CANCELLED', 'NOT_SET']) {
      const { paginatorInfo } = home[status] as { paginatorInfo: { total: number } };
      expect(
        sum(
          bookings.filter((row) => row.bookingStatus === status),
          (row) => row.bookings,
        ),
        status,
      ).toBe(paginatorInfo.total);
    }
  });

  it.each(who)('has the events and seats of the list of events, for %s', async (name) => {
    const { months } = await readDashboard(api, name);
    expect(months.length).toBeGreaterThan(name === 'administrator' ? 20 : 0);
    expect(sum(months, ({ events }) => events)).toBe(await totalOf(api, name, 'centreEvents', {}));
    const busiest = [...months].sort((a, b) => b.events - a.events)[0];
    if (!busiest?.month) throw new Error('There is no month.');
    const where = within(busiest.month);
    const list = await api
      .as(name)
      .ask(
        'query ($where: CentreEventWhere) { centreEvents(first: 200, where: $where) { data { maxTrainees traineeCount } } }',
        { where },
      );
    const { data } = list['centreEvents'] as {
      data: { maxTrainees: number | null; traineeCount: number }[];
    };
    const limited = data.filter(({ maxTrainees }) => maxTrainees !== null);
    expect(busiest).toEqual({
      month: busiest.month,
      events: data.length,
      seats: sum(limited, ({ maxTrainees }) => maxTrainees ?? 0),
      taken: sum(limited, ({ traineeCount }) => traineeCount),
      trainees: sum(data, ({ traineeCount }) => traineeCount),
    });
  });

  it.each(who)(
    'has as many bookings of a country and status as the list behind the bar, for %s',
    async (name) => {
      const period = { date_start_gte: '2026-06-01', date_start_lt: '2027-06-01' };
      const { bookings } = await readDashboard(api, name, period);
      const bars = bookings.flatMap(({ country, ...bar }) => (country ? [{ ...bar, country }] : []));
      expect(bars).not.toEqual([]);
      for (const { country, bookingStatus, bookings: count } of bars.slice(0, 12)) {
        const where = { booking_status: [bookingStatus], country_id: country.id, ...ofEvent(period) };
        expect(await totalOf(api, name, 'eventBookings', where), `${country.name} ${bookingStatus}`).toBe(
          count,
        );
      }
    },
  );

  it.each(who)('has the placeholders of the list behind the bar, for %s', async (name) => {
    const { placeholders } = await readDashboard(api, name);
    if (name === 'administrator')
      expect(new Set(placeholders.map(({ outcome }) => outcome))).toEqual(new Set(['HELD', 'EXPIRED']));
    const bars = placeholders.flatMap(({ month, ...bar }) => (month ? [{ ...bar, month }] : []));
    expect(bars).not.toEqual([]);
    for (const { month, outcome, bookings } of bars.slice(-8)) {
      const where = { placeholder_outcome: outcome, ...eventsWithin(month) };
      expect(await totalOf(api, name, 'eventBookings', where), `${month} ${outcome}`).toBe(bookings);
    }
    const all = await totalOf(api, name, 'eventBookings', { is_placeholder: true });
    expect(sum(placeholders, ({ bookings }) => bookings)).toBe(all);
  });

  it.each(who)('has those who wait as the waiting list and the event have them, for %s', async (name) => {
    const { waiting, waitingCount } = await readDashboard(api, name);
    expect(waitingCount).toBe(sum(waiting, (row) => row.waiting));
    expect(waiting).not.toEqual([]);
    for (const row of waiting.slice(0, 5)) {
      const data = await api.as(name).ask(
        `query ($id: ID!) { waitingListEntries(where: { centre_event_id: $id }) { id }
          centreEvent(id: $id) { waitingListCount traineeCount } }`,
        { id: row.centreEventId },
      );
      const event = data['centreEvent'] as { waitingListCount: number; traineeCount: number };
      expect((data['waitingListEntries'] as unknown[]).length).toBe(row.waiting);
      expect(row.trainees).toBe(event.traineeCount);
      if (name === 'administrator') expect(row.waiting).toBe(event.waitingListCount);
    }
    const period = { date_start_gte: '2026-11-01', date_start_lt: '2027-03-01' };
    expect(await waitingFor(name, period)).toBe((await readDashboard(api, name, period)).waitingCount);
    const longest = waiting.map((row) => row.waiting);
    expect(longest).toEqual([...longest].sort((a, b) => b - a));
  });

  it('keeps every filter, like the lists', async () => {
    const data = await api
      .as('administrator')
      .ask(
        '{ centreEvents(first: 50) { data { countryId trainingCentreId dateStart } } trainingCentres(first: 50) { data { id indicationId } } }',
        {},
      );
    const { data: events } = data['centreEvents'] as {
      data: { countryId: string; trainingCentreId: string }[];
    };
    const { data: centres } = data['trainingCentres'] as {
      data: { id: string; indicationId: string | null }[];
    };
    const indicationAt = ({ trainingCentreId }: { readonly trainingCentreId: string }) =>
      centres.find(({ id }) => id === trainingCentreId)?.indicationId ?? null;
    const event = events.find((one) => indicationAt(one) !== null);
    if (event === undefined) throw new Error('No event is at a centre with an indication.');
    const wheres = [
      { country_id: event.countryId },
      { training_centre_id: event.trainingCentreId },
      { indication_id: indicationAt(event) },
    ];
    for (const where of wheres) {
      const { months, bookings, waitingCount } = await readDashboard(api, 'administrator', where);
      const found = await totalOf(api, 'administrator', 'centreEvents', where);
      expect(found).toBeGreaterThan(0);
      expect(sum(months, (row) => row.events)).toBe(found);
      expect(sum(bookings, (row) => row.bookings)).toBe(
        await totalOf(api, 'administrator', 'eventBookings', ofEvent(where)),
      );
      expect(await waitingFor('administrator', where)).toBe(waitingCount);
    }
  });
});
