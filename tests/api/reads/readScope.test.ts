import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** S1, S2 and the role table, on the reading side: roots, nested rows, filters, figures. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

type Who = keyof typeof viewers;

const data = (who: Who, query: string) => world.data(viewers[who], query);
const idsOf = async (who: Who, list: string, args = '') =>
  [...(await world.idsOf(list, args, viewers[who]))].sort();

async function plainIdsOf(who: Who, list: string): Promise<readonly string[]> {
  const { rows } = (await data(who, `{ rows: ${list} { id } }`)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id).sort();
}

describe('which rows a role sees', () => {
  it.each<[string, Who, string[]]>([
    ['participants', 'administrator', ['1', '2', '3', '4', '6']],
    ['participants', 'countryManager', ['1', '3', '6']],
    ['participants', 'booker', ['1', '3', '6']],
    ['participants', 'viewer', ['1', '3', '6']],
    ['participants', 'countryless', []],
    ['participants', 'logistics', ['1', '2', '3', '4', '6']],
    ['trainingCentres', 'countryManager', ['1']],
    ['trainingCentres', 'booker', ['1', '2']],
    ['trainingCentres', 'viewer', ['1']],
    ['centreEvents', 'globalManager', ['1', '2', '3', '4', '5']],
    // 4 allows Beland only, 5 nobody.
    ['centreEvents', 'countryManager', ['1', '3']],
    ['centreEvents', 'booker', ['1', '2', '3']],
    ['centreEvents', 'viewer', ['1', '3']],
    ['centreEvents', 'compliance', ['1', '2', '3', '4', '5']],
    ['centreEvents', 'countryless', []],
    ['trainers', 'countryManager', ['1']],
    ['trainers', 'booker', ['1', '2']],
    // 2 is of a participant of Beland, 6 for an event there.
    ['eventBookings', 'countryManager', ['1', '3', '4', '5', '7']],
    ['eventBookings', 'booker', ['1', '5']],
    ['eventBookings', 'viewer', ['1', '3', '4', '5', '7']],
    ['eventBookings', 'countryless', []],
    ['eventBookings', 'administrator', ['1', '2', '3', '4', '5', '6', '7']],
    ['mergeTemplates', 'countryManager', ['1', '2', '3']],
    ['mergeTemplates', 'viewer', []],
    ['redirects', 'administrator', ['1', '2']],
    ['redirects', 'countryManager', []],
    ['redirects', 'viewer', []],
    ['audits', 'administrator', ['1', '2', '3']],
    ['audits', 'globalManager', ['1', '2', '3']],
    ['audits', 'countryManager', ['1']],
    ['audits', 'booker', []],
    ['audits', 'logistics', []],
  ])('%s as %s', async (list, who, expected) => {
    expect(await idsOf(who, list)).toEqual(expected);
  });

  it.each<[string, Who, string[]]>([
    ['waitingListEntries', 'administrator', ['1', '2']],
    ['waitingListEntries', 'booker', ['1']],
    ['approvedDocuments', 'administrator', ['1', '2']],
    ['approvedDocuments', 'countryManager', ['1']],
    ['approvedDocuments', 'countryless', []],
  ])('%s as %s', async (list, who, expected) => {
    expect(await plainIdsOf(who, list)).toEqual(expected);
  });

  it('does not find by id what it does not list', async () => {
    expect(
      await data(
        'countryManager',
        '{ participant(id: "2") { id } centreEvent(id: "4") { id } eventBooking(id: "6") { id } }',
      ),
    ).toEqual({
      participant: null,
      centreEvent: null,
      eventBooking: null,
    });
    expect(
      await data('administrator', '{ participant(id: "5") { id } other: participant(id: "x") { id } }'),
    ).toEqual({ participant: null, other: null });
  });

  it('shows accounts to administrators, and oneself to oneself', async () => {
    const users = async (who: Who) =>
      ((await data(who, '{ users { ID } }'))['users'] as { ID: string }[]).length;
    expect(await users('administrator')).toBe(8);
    expect(await users('countryManager')).toBe(1);
    expect(await data('booker', '{ user(ID: "1") { ID } }')).toEqual({ user: null });
    expect(await data('booker', '{ user(ID: "4") { userEmail roles countries preferences } }')).toEqual({
      user: { userEmail: 'b@office.example', roles: ['booker'], countries: ['9001'], preferences: '{}' },
    });
    expect(await data('booker', '{ user(ID: "4") { allowedCountries { id } } }')).toEqual({
      user: { allowedCountries: [{ id: '9001' }] },
    });
    expect(await data('administrator', '{ user(ID: "4") { userEmail preferences } }')).toEqual({
      user: { userEmail: 'b@office.example', preferences: null },
    });
  });
});

describe('nested rows', () => {
  it('leave out what the root would not show', async () => {
    const query =
      '{ centreEvent(id: "1") { eventBookings { id } waitingListEntries { id } trainers { trainerId trainer { id } } estimatedCosts { id } } }';
    expect(await data('countryManager', query)).toEqual({
      centreEvent: {
        eventBookings: [{ id: '5' }, { id: '1' }, { id: '3' }, { id: '4' }],
        waitingListEntries: [{ id: '2' }, { id: '1' }],
        trainers: [
          { trainerId: '2', trainer: null },
          { trainerId: '1', trainer: { id: '1' } },
        ],
        estimatedCosts: [{ id: '1' }, { id: '2' }],
      },
    });
    expect(await data('booker', query)).toMatchObject({
      centreEvent: {
        eventBookings: [{ id: '5' }, { id: '1' }],
        waitingListEntries: [{ id: '1' }],
        estimatedCosts: [],
      },
    });
  });

  it('are scoped on every way there', async () => {
    const query =
      '{ participant(id: "1") { eventBookings { id centreEvent { id } } bookingCount nextBooking { id } } }';
    expect(await data('administrator', query)).toEqual({
      participant: {
        eventBookings: [
          { id: '6', centreEvent: { id: '2' } },
          { id: '1', centreEvent: { id: '1' } },
          { id: '7', centreEvent: { id: '3' } },
        ],
        bookingCount: 3,
        nextBooking: { id: '1' },
      },
    });
    expect(await data('countryManager', query)).toMatchObject({
      participant: { eventBookings: [{ id: '1' }, { id: '7' }], bookingCount: 2 },
    });
    expect(await data('booker', query)).toMatchObject({
      participant: { eventBookings: [{ id: '1' }], bookingCount: 1 },
    });
  });

  it('give an author no more than a name', async () => {
    const query =
      '{ participant(id: "1") { author { fullName userEmail roles username allowedCountries { id } options { key } } } }';
    expect(await data('countryManager', query)).toEqual({
      participant: {
        author: {
          fullName: 'Bo Booker',
          userEmail: null,
          roles: [],
          username: null,
          allowedCountries: [],
          options: [],
        },
      },
    });
    expect(await data('administrator', query)).toMatchObject({
      participant: {
        author: { userEmail: 'b@office.example', roles: ['booker'], allowedCountries: [{ id: '9001' }] },
      },
    });
  });
});

describe('figures', () => {
  it('count events as far as they are visible, seats always truly (C2)', async () => {
    const centre = '{ trainingCentre(id: "1") { pastEventCount upcomingEventCount upcomingEventsFull } }';
    expect(await data('administrator', centre)).toEqual({
      trainingCentre: { pastEventCount: 1, upcomingEventCount: 3, upcomingEventsFull: 2 },
    });
    expect(await data('countryManager', centre)).toEqual({
      trainingCentre: { pastEventCount: 1, upcomingEventCount: 1, upcomingEventsFull: 1 },
    });
    const seats =
      '{ centreEvent(id: "1") { traineeCount staffCount placeholderCount waitingListCount isFull } }';
    const truth = {
      centreEvent: { traineeCount: 2, staffCount: 1, placeholderCount: 1, waitingListCount: 2, isFull: true },
    };
    expect(await data('administrator', seats)).toEqual(truth);
    expect(await data('booker', seats)).toEqual(truth);
  });

  it('sort by what the viewer sees', async () => {
    const byBookings = '(orderBy: [{event_bookings: {aggregate: COUNT}}])';
    const order = async (who: Who) =>
      (
        (await data(who, `{ rows: participants${byBookings} { data { id } } }`)) as {
          rows: { data: { id: string }[] };
        }
      ).rows.data.map(({ id }) => id);
    // The one booking of 3 is cancelled, which counts no more here than in bookingCount (S6).
    expect(await order('administrator')).toEqual(['3', '4', '6', '2', '1']);
    expect(await order('viewer')).toEqual(['3', '6', '1']);
    expect(await order('booker')).toEqual(['3', '6', '1']);
  });

  it('are not counted over hidden rows by HAS', async () => {
    const twoEvents = 'where: {whereConditions: {HAS: {relation: EVENT_BOOKINGS, amount: 3}}}';
    expect(await idsOf('administrator', 'participants', twoEvents)).toEqual(['1']);
    expect(await idsOf('countryManager', 'participants', twoEvents)).toEqual([]);
  });
});
