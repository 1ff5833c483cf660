import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Fields that are no columns, nested parts, and shapes of selections. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

const data = (query: string, variables?: Readonly<Record<string, unknown>>) =>
  world.data(viewers.administrator, query, variables);

it('reads the programme in order (A1), live and as first approved (A2)', async () => {
  const query = `{ centreEvent(id: "1") { agendaOrig { name sections { name } } agenda { name sections { name order items {
    name timeStart timeEnd trainers { trainerId excludeInHonoraria trainer { name } } } } } } }`;
  expect(await data(query)).toEqual({
    centreEvent: {
      agendaOrig: { name: 'First', sections: [] },
      agenda: {
        name: 'Live',
        sections: [
          {
            name: 'Day one',
            order: 1,
            items: [
              {
                name: 'Welcome',
                timeStart: '2027-04-10T09:00:00',
                timeEnd: '2027-04-10T09:30:00',
                trainers: [],
              },
              {
                name: 'Anatomy',
                timeStart: '2027-04-10T09:30:00',
                timeEnd: '2027-04-10T11:00:00',
                trainers: [{ trainerId: '2', excludeInHonoraria: true, trainer: { name: 'Zoé Zola' } }],
              },
            ],
          },
          { name: 'Day two', order: 2, items: [] },
        ],
      },
    },
  });
  expect(await data('{ centreEvent(id: "2") { agenda { name } allowedCountries { id } } }')).toEqual({
    centreEvent: { agenda: null, allowedCountries: [] },
  });
});

it('works out what a booking says of itself (B7, G1)', async () => {
  const query =
    '{ eventBookings(orderBy: [{column: DATE_CREATED}]) { data { id numberOfNights collectFields collectStatus reportableSpendCount } } }';
  const passport = ['dateOfBirth', 'passportCountryIssue', 'passportExpirationDate', 'passportNumber'];
  const rows = (await data(query)) as { eventBookings: { data: { id: string }[] } };
  expect(rows.eventBookings.data.filter(({ id }) => ['1', '2', '6', '7'].includes(id))).toEqual([
    {
      id: '1',
      numberOfNights: 3,
      collectFields: ['dateOfBirth'],
      collectStatus: 'COMPLETE',
      reportableSpendCount: 0,
    },
    {
      id: '2',
      numberOfNights: null,
      collectFields: ['dateOfBirth'],
      collectStatus: 'INCOMPLETE',
      reportableSpendCount: 0,
    },
    {
      id: '6',
      numberOfNights: null,
      collectFields: passport,
      collectStatus: 'INCOMPLETE',
      reportableSpendCount: 0,
    },
    {
      id: '7',
      numberOfNights: null,
      collectFields: [],
      collectStatus: 'NOT_REQUIRED',
      reportableSpendCount: 0,
    },
  ]);
});

it('names participants and finds their next booking', async () => {
  expect(
    await data(
      '{ participant(id: "1") { name fullName nextBooking { centreEvent { name dateStart } } bookingCount spokenLanguages } }',
    ),
  ).toEqual({
    participant: {
      name: 'Zażółć Żółciński',
      fullName: 'Dr Zażółć Żółciński',
      nextBooking: { centreEvent: { name: 'Spring course', dateStart: '2027-04-10' } },
      bookingCount: 3,
      spokenLanguages: ['de', 'pl'],
    },
  });
  expect(await data('{ participant(id: "3") { nextBooking { id } bookingCount } }')).toEqual({
    participant: { nextBooking: null, bookingCount: 0 },
  });
});

it('walks the family of a template, newest version first (M1)', async () => {
  expect(
    await data(
      '{ mergeTemplate(id: "2") { rootId root { id version } versions { id version prosemirror } contexts } }',
    ),
  ).toEqual({
    mergeTemplate: {
      rootId: '1',
      root: { id: '1', version: 1 },
      versions: [
        { id: '2', version: 2, prosemirror: '{"type":"doc"}' },
        { id: '1', version: 1, prosemirror: '{"type":"doc"}' },
      ],
      contexts: ['PARTICIPANT'],
    },
  });
});

it('answers rates of a base, or cross rates of the set in force (H5)', async () => {
  expect(await data('{ exchangeRates(base: "EUR") { rates { base target rate } lastUpdated } }')).toEqual({
    exchangeRates: {
      rates: [
        { base: 'EUR', target: 'GBP', rate: 0.8 },
        { base: 'EUR', target: 'USD', rate: 1.2 },
      ],
      lastUpdated: '2027-02-27T12:00:00.000Z',
    },
  });
  expect(await data('{ exchangeRates(base: "GBP") { rates { target rate } } }')).toEqual({
    exchangeRates: {
      rates: [
        { target: 'EUR', rate: 1.25 },
        { target: 'USD', rate: 1.5 },
      ],
    },
  });
});

it('answers aliases, fragments and conditions of one selection', async () => {
  const query = `query ($withCity: Boolean!) { first: centreEvents(first: 1, orderBy: [{column: ID}]) { rows: data { ...F a: name trainingCentre { city @include(if: $withCity) } } }
    second: centreEvents(first: 1, orderBy: [{column: ID, order: DESC}]) { data { ...F } } } fragment F on CentreEvent { id b: name trainingCentre { name } }`;
  expect(await data(query, { withCity: false })).toEqual({
    first: {
      rows: [{ id: '1', b: 'Spring course', a: 'Spring course', trainingCentre: { name: 'Klinik Mitte' } }],
    },
    second: { data: [{ id: '5', b: 'For nobody yet', trainingCentre: { name: 'Klinik Mitte' } }] },
  });
  expect(await data(query, { withCity: true })).toMatchObject({
    first: { rows: [{ trainingCentre: { name: 'Klinik Mitte', city: 'Berlin' } }] },
  });
});

it('lists reference data with its paths', async () => {
  const { costCategories } = (await data('{ costCategories { path children { name path } } }')) as {
    costCategories: { path: string; children: { name: string; path: string }[] }[];
  };
  const travel = costCategories.find(({ path }) => path === 'Travel');
  expect(travel?.children).toContainEqual({ name: 'Rail', path: 'Travel / Rail' });
  expect(costCategories.map(({ path }) => path)).toEqual(costCategories.map(({ path }) => path).toSorted());
});
