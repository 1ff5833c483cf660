import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Sort orders (spec §5) and pages. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

describe('sort orders', () => {
  it.each<[string, string, string[]]>([
    ['centreEvents', 'orderBy: [{column: DATE_START}]', ['3', '1', '2', '4', '5']],
    ['centreEvents', 'orderBy: [{column: NAME, order: DESC}]', ['3', '1', '5', '4', '2']],
    ['centreEvents', 'orderBy: [{column: ID, order: DESC}]', ['5', '4', '3', '2', '1']],
    [
      'centreEvents',
      'orderBy: [{event_bookings: {aggregate: COUNT}, order: DESC}]',
      ['1', '3', '2', '5', '4'],
    ],
    [
      'centreEvents',
      'orderBy: [{event_bookings: {aggregate: MAX, column: DATE_CREATED}}]',
      ['1', '2', '3', '4', '5'],
    ],
    [
      'centreEvents',
      'orderBy: [{waiting_list_entries: {aggregate: COUNT}, order: DESC}]',
      ['1', '5', '4', '3', '2'],
    ],
    [
      'centreEvents',
      'orderBy: [{waiting_list_entries: {aggregate: MAX, column: PRIORITY}, order: DESC}]',
      ['1', '5', '4', '3', '2'],
    ],
    [
      'centreEvents',
      'orderBy: [{estimated_costs: {aggregate: SUM, column: AMOUNT_EXC_VAT}, order: DESC}, {column: ID}]',
      ['2', '1', '3', '4', '5'],
    ],
    [
      'centreEvents',
      'orderBy: [{estimated_costs: {aggregate: AVG, column: AMOUNT_INC_VAT}}, {column: ID}]',
      ['1', '2', '3', '4', '5'],
    ],
    // Ä sorts with A, É with E: people read this order (facts: collation C does not).
    ['participants', 'orderBy: [{column: LAST_NAME}]', ['6', '3', '2', '4', '1']],
    [
      'participants',
      'orderBy: [{event_bookings: {aggregate: MIN, column: DATE_CREATED}, order: DESC}]',
      ['3', '2', '1', '6', '4'],
    ],
    // S6: the count is the one that bookingCount shows, without cancelled bookings.
    [
      'participants',
      'orderBy: [{event_bookings: {aggregate: COUNT}, order: DESC}]',
      ['1', '2', '6', '4', '3'],
    ],
    ['trainers', 'orderBy: [{column: FIRST_NAME}]', ['1', '2']],
    ['trainers', 'orderBy: [{centre_events: {aggregate: COUNT}}]', ['2', '1']],
    ['eventBookings', 'orderBy: [{column: NAME}]', ['5', '2', '1', '6', '7', '3', '4']],
    ['audits', 'orderBy: [{column: CREATED_AT}]', ['1', '2', '3']],
    ['audits', 'first: 2', ['3', '2']],
    ['trainingCentres', 'first: 5', ['2', '1']],
    [
      'centreEvents',
      'sortBy: [{column: COUNTRY, order: DESC}, {column: DATE_START}]',
      ['2', '3', '1', '4', '5'],
    ],
    // 2 of 2, 0 of 0, 1 of 10; without a maximum last, either way.
    ['centreEvents', 'sortBy: [{column: FILL, order: DESC}, {column: NAME}]', ['5', '1', '3', '2', '4']],
    ['centreEvents', 'sortBy: [{column: FILL}]', ['3', '1', '5', '2', '4']],
    [
      'centreEvents',
      'sortBy: [{column: TRAINING_CENTRE}, {column: TRAINEE_COUNT, order: DESC}]',
      ['2', '1', '3', '5', '4'],
    ],
    // The order's own column first, said twice like once.
    [
      'centreEvents',
      'orderBy: [{column: NAME}], sortBy: [{column: NAME, order: DESC}]',
      ['2', '4', '5', '1', '3'],
    ],
    ['eventBookings', 'sortBy: [{column: CENTRE_EVENT_DATE_START}]', ['7', '1', '2', '3', '4', '5', '6']],
    ['eventBookings', 'sortBy: [{column: DATE_EXPIRY}]', ['3', '4', '1', '2', '5', '6', '7']],
    ['eventBookings', 'sortBy: [{column: DATE_EXPIRY, order: DESC}]', ['4', '3', '7', '6', '5', '2', '1']],
    ['eventBookings', 'sortBy: [{column: DATE_CHECK_IN}]', ['1', '2', '3', '4', '5', '6', '7']],
    [
      'eventBookings',
      'sortBy: [{column: DATE_CHECK_OUT, order: DESC}, {column: CENTRE_EVENT_DATE_START}]',
      ['1', '7', '2', '3', '4', '5', '6'],
    ],
    ['eventBookings', 'sortBy: [{column: BOOKING_STATUS}]', ['5', '1', '6', '7', '2', '4', '3']],
    // Those of one country by their names, unless something else is asked for.
    ['participants', 'sortBy: [{column: COUNTRY, order: DESC}]', ['2', '1', '3', '6', '4']],
    [
      'participants',
      'sortBy: [{column: COUNTRY, order: DESC}, {column: LAST_NAME}]',
      ['2', '6', '3', '1', '4'],
    ],
    ['participants', 'sortBy: [{column: CITY}, {column: LAST_NAME, order: DESC}]', ['3', '6', '1', '2', '4']],
    [
      'eventBookings',
      'sortBy: [{column: BOOKING_STATUS}, {column: DATE_CREATED, order: DESC}]',
      ['5', '7', '6', '1', '2', '4', '3'],
    ],
    ['participants', 'sortBy: [{column: CITY}]', ['6', '3', '1', '2', '4']],
    ['trainingCentres', 'sortBy: [{column: UPCOMING_EVENT_COUNT, order: DESC}]', ['1', '2']],
  ])('%s(%s)', async (list, args, expected) => {
    expect(await world.idsOf(list, args)).toEqual(expected);
  });

  it('follow what the viewer may read, so that they tell nothing else', async () => {
    const trainers = 'sortBy: [{column: HOSPITAL, order: DESC}]';
    expect(await world.idsOf('trainers', trainers)).toEqual(['2', '1']);
    // Only names: as the list is without an order of its own.
    expect(await world.idsOf('trainers', 'sortBy: [{column: HOSPITAL}]', viewers.booker)).toEqual(['1', '2']);
    const both = { ...viewers.booker, roles: ['booker', 'country_manager'] as const };
    expect(await world.idsOf('trainers', trainers, both)).toEqual(['1', '2']);
  });

  it('of lists that are given whole', async () => {
    expect(await world.plainIdsOf('waitingListEntries', 'sortBy: [{column: POSITION, order: DESC}]')).toEqual(
      ['1', '2'],
    );
    const waiting = 'sortBy: [{column: PRIORITY, order: DESC}]';
    expect(await world.plainIdsOf('waitingListEntries', waiting)).toEqual(['2', '1']);
    expect(
      await world.data(
        viewers.administrator,
        '{ users(sortBy: [{column: USERNAME}], whereConditions: {column: LAST_NAME, operator: LIKE, value: "%o%"}) { username } }',
      ),
    ).toEqual({
      users: ['booker', 'compliance', 'country_manager', 'global_manager', 'logistics'].map((username) => ({
        username,
      })),
    });
  });

  it.each<[string, string]>([
    ['{event_bookings: {aggregate: SUM, column: DATE_CREATED}}', 'orderBy.0.event_bookings.aggregate'],
    ['{event_bookings: {aggregate: MAX}}', 'orderBy.0.event_bookings.column'],
    ['{order: DESC}', 'orderBy.0'],
    ['{column: ID, event_bookings: {aggregate: COUNT}}', 'orderBy.0'],
  ])('%s is refused', async (orderBy, path) => {
    const error = await world.errorOf(`{ centreEvents(orderBy: [${orderBy}]) { data { id } } }`);
    expect(Object.keys(error?.['validation'] ?? {})).toEqual([path]);
  });
});

describe('pages', () => {
  const page = (args: string) =>
    world.ask(
      viewers.administrator,
      `{ participants(${args}) { data { id } paginatorInfo { count currentPage firstItem lastItem lastPage perPage total hasMorePages } } }`,
    );

  const second = {
    count: 2,
    currentPage: 2,
    firstItem: 3,
    lastItem: 4,
    lastPage: 3,
    perPage: 2,
    total: 5,
    hasMorePages: true,
  };

  it('tell where they stand', async () => {
    expect((await page('first: 2, page: 2, orderBy: [{column: LAST_NAME}]')).data?.['participants']).toEqual({
      data: [{ id: '2' }, { id: '4' }],
      paginatorInfo: second,
    });
    expect((await page('first: 2, page: 9')).data?.['participants']).toEqual({
      data: [],
      paginatorInfo: {
        count: 0,
        currentPage: 9,
        firstItem: null,
        lastItem: null,
        lastPage: 3,
        perPage: 2,
        total: 5,
        hasMorePages: false,
      },
    });
  });

  it('tell each of these alike where nothing else is asked, with their rows or without', async () => {
    const of = async (asked: string) =>
      (await world.ask(viewers.administrator, `{ participants(first: 2, page: 2) { ${asked} } }`)).data?.[
        'participants'
      ];
    for (const [member, value] of Object.entries(second))
      for (const rows of ['', 'data { id }'])
        expect(await of(`${rows} paginatorInfo { ${member} }`), rows).toMatchObject({
          paginatorInfo: { [member]: value },
        });
  });

  it('stand in five orders at most', async () => {
    const inOrders = (count: number) =>
      page(`orderBy: [${Array.from({ length: count }, () => '{column: LAST_NAME}').join(', ')}]`);
    expect((await inOrders(5)).errors).toBeUndefined();
    expect((await inOrders(6)).errors?.[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED', limit: 5 });
  });

  it('hold ten unless told otherwise, and never more than 200', async () => {
    expect((await page('page: 1')).data?.['participants']).toMatchObject({ paginatorInfo: { perPage: 10 } });
    expect((await page('first: 201')).errors?.[0]?.extensions).toEqual({
      code: 'LIMIT_EXCEEDED',
      limit: 200,
    });
    expect((await page('first: 0')).errors?.[0]?.extensions).toMatchObject({
      validation: { first: ['At least 1.'] },
    });
    expect((await page('page: 0')).errors?.[0]?.extensions).toMatchObject({
      validation: { page: ['At least 1.'] },
    });
  });
});
