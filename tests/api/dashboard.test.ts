import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeDocument } from '../../src/app/pages/home/homeDocument.ts';
import { print } from 'graphql';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';
import { type Api, startApi } from './startApi.ts';

/** S1, S6, H7: the dashboard's figures are those of lists, details and the home page. */

const query = `query ($where: DashboardWhere) { dashboard(where: $where) {
  months { month events seats taken trainees }
  bookings { country { id name } bookingStatus bookings }
  waitingCount waiting { centreEventId name dateStart waiting maxTrainees trainees }
  placeholders { month outcome bookings }
  costs { month currency events trainees amountExcVat amountIncVat perHead } } }`;

interface Answer {
  readonly months: readonly {
    month: string | null;
    events: number;
    seats: number;
    taken: number;
    trainees: number;
  }[];
  readonly bookings: readonly {
    country: { id: string; name: string } | null;
    bookingStatus: string;
    bookings: number;
  }[];
  readonly waitingCount: number;
  readonly waiting: readonly { centreEventId: string; waiting: number; trainees: number }[];
  readonly placeholders: readonly { month: string | null; outcome: string; bookings: number }[];
  readonly costs:
    | readonly {
        month: string | null;
        currency: string;
        events: number;
        trainees: number;
        amountExcVat: number;
        amountIncVat: number;
        perHead: number | null;
      }[]
    | null;
}

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

const read = async (who: string, where: object = {}): Promise<Answer> =>
  (await api.as(who).ask(query, { where }))['dashboard'] as Answer;
const total = async (who: string, list: string, where: object): Promise<number> => {
  const type = list === 'eventBookings' ? 'EventBookingWhere' : 'CentreEventWhere';
  const data = await api
    .as(who)
    .ask(`query ($where: ${type}) { list: ${list}(first: 1, where: $where) { paginatorInfo { total } } }`, {
      where,
    });
  return (data['list'] as { paginatorInfo: { total: number } }).paginatorInfo.total;
};
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
const nextMonth = (month: string) => {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
};
const within = (month: string) => ({ date_start_gte: month, date_start_lt: nextMonth(month) });
const eventsWithin = (month: string) => ({
  centre_event_date_start_gte: month,
  centre_event_date_start_lt: nextMonth(month),
});

const who = ['administrator', 'country_manager', 'booker', 'logistics', 'viewer'] as const;

describe('the dashboard (S6)', () => {
  it('tells of bookings what the home page tells', async () => {
    const home = await api.as('administrator').ask(print(homeDocument), {
      from: '2026-11-21',
      before: '2026-12-22',
      expiresBefore: '2026-12-06',
    });
    const { bookings } = await read('administrator');
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
    const { months } = await read(name);
    expect(months.length).toBeGreaterThan(name === 'administrator' ? 20 : 0);
    expect(sum(months, ({ events }) => events)).toBe(await total(name, 'centreEvents', {}));
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
      const { bookings } = await read(name, period);
      for (const { country, bookingStatus, bookings: count } of bookings.slice(0, 12)) {
        if (country === null) continue;
        const where = {
          booking_status: [bookingStatus],
          country_id: country.id,
          centre_event_date_start_gte: period.date_start_gte,
          centre_event_date_start_lt: period.date_start_lt,
        };
        expect(await total(name, 'eventBookings', where), `${country.name} ${bookingStatus}`).toBe(count);
      }
    },
  );

  it.each(who)('has the placeholders of the list behind the bar, for %s', async (name) => {
    const { placeholders } = await read(name);
    if (name === 'administrator')
      expect(new Set(placeholders.map(({ outcome }) => outcome))).toEqual(new Set(['HELD', 'EXPIRED']));
    for (const { month, outcome, bookings } of placeholders.slice(-8)) {
      if (month === null) continue;
      const where = { placeholder_outcome: outcome, ...eventsWithin(month) };
      expect(await total(name, 'eventBookings', where), `${month} ${outcome}`).toBe(bookings);
    }
    const all = await total(name, 'eventBookings', { is_placeholder: true });
    expect(sum(placeholders, ({ bookings }) => bookings)).toBe(all);
  });

  it.each(who)('has those who wait as the waiting list and the event have them, for %s', async (name) => {
    const { waiting, waitingCount } = await read(name);
    expect(waitingCount).toBe(sum(waiting, (row) => row.waiting));
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
    const event = events[0];
    const indication = centres.find(({ id }) => id === event?.trainingCentreId)?.indicationId;
    const wheres = [
      { country_id: event?.countryId },
      { training_centre_id: event?.trainingCentreId },
      ...(indication ? [{ indication_id: indication }] : []),
    ];
    for (const where of wheres) {
      const { months, bookings } = await read('administrator', where);
      const found = await total('administrator', 'centreEvents', where);
      expect(found).toBeGreaterThan(0);
      expect(sum(months, (row) => row.events)).toBe(found);
      const behind = Object.fromEntries(
        Object.entries(where).map(([key, value]) => [
          key === 'indication_id' ? key : `centre_event_${key}`,
          value,
        ]),
      );
      expect(sum(bookings, (row) => row.bookings)).toBe(
        await total('administrator', 'eventBookings', behind),
      );
    }
  });
});

describe('estimated cost per head', () => {
  interface Cost {
    unitMode: string;
    fixedUnits: number | null;
    participants: number | null;
    trainers: number | null;
    amountIncVat: number;
    amountExcVat: number;
    currency: string;
  }
  interface Event {
    traineeCount: number;
    trainers: unknown[];
    estimatedCosts: Cost[];
  }

  it.each(['administrator', 'country_manager', 'logistics'])(
    'adds up what %s reads of costs, each currency by itself (E1, H7)',
    async (name) => {
      const { costs } = await read(name);
      if (costs === null) throw new Error('There are no costs.');
      const row = costs.find(({ month, events }) => month !== null && events > 1) ?? costs[0];
      if (!row?.month) throw new Error('There are no costs in a month.');
      const where = { ...within(row.month), cost_currency: row.currency };
      const data = await api.as(name).ask(
        `query ($where: CentreEventWhere) { centreEvents(first: 200, where: $where) { data { traineeCount trainers { trainerId }
          estimatedCosts { unitMode fixedUnits participants trainers amountIncVat amountExcVat currency } } } }`,
        { where },
      );
      const events = (data['centreEvents'] as { data: Event[] }).data;
      const units = (cost: Cost, event: Event) => {
        const people = cost.participants ?? event.traineeCount;
        const trainers = cost.trainers ?? event.trainers.length;
        if (cost.unitMode === 'PER_PARTICIPANT') return people;
        if (cost.unitMode === 'PER_TRAINER') return trainers;
        return cost.unitMode === 'PER_PERSON' ? people + trainers : (cost.fixedUnits ?? 1);
      };
      const amount = (key: 'amountIncVat' | 'amountExcVat') =>
        sum(events, (event) =>
          sum(
            event.estimatedCosts.filter(({ currency }) => currency === row.currency),
            (cost) => cost[key] * units(cost, event),
          ),
        );
      const trainees = sum(events, ({ traineeCount }) => traineeCount);
      expect(row).toEqual({
        month: row.month,
        currency: row.currency,
        events: events.length,
        trainees,
        amountExcVat: amount('amountExcVat'),
        amountIncVat: amount('amountIncVat'),
        perHead: trainees === 0 ? null : Math.round(amount('amountIncVat') / trainees),
      });
    },
  );

  it('is kept from roles that may not read costs, and so is the filter by them (S1)', async () => {
    for (const name of ['booker', 'viewer']) {
      expect((await read(name)).costs).toBeNull();
      expect(await total(name, 'centreEvents', { cost_currency: 'EUR' })).toBe(0);
    }
    expect((await read('compliance')).costs?.length).toBeGreaterThan(0);
  });
});

describe('of a small world', () => {
  let world: ReadWorld;
  beforeAll(async () => {
    world = await openReadWorld();
  }, 60_000);
  afterAll(() => world.close());

  it('counts what each viewer may see (S1, S2)', async () => {
    const counted = async (viewer: keyof typeof viewers) => {
      const answer = await world.ask(viewers[viewer], query);
      expect(answer.errors).toBeUndefined();
      const { months, bookings, waiting } = answer.data?.['dashboard'] as Answer;
      return [sum(months, (m) => m.events), sum(bookings, (b) => b.bookings), sum(waiting, (w) => w.waiting)];
    };
    expect(await counted('administrator')).toEqual([5, 7, 2]);
    expect((await counted('countryManager')).slice(0, 2)).toEqual([2, 5]);
    expect(await counted('booker')).toEqual([3, 2, 1]);
    expect(await counted('countryless')).toEqual([0, 0, 0]);
  });

  it('refuses a filter that is no id', async () => {
    expect(
      await world.errorOf('{ dashboard(where: { country_id: "x" }) { months { events } } }'),
    ).toMatchObject({
      code: 'VALIDATION',
    });
  });
});
