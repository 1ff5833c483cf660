import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { country, openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** `whereConditions`: column, operator, value, AND, OR, HAS (spec §7). */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

describe('whereConditions', () => {
  const where = (condition: string) =>
    world.idsOf('participants', `orderBy: [{column: DATE_CREATED}], where: {whereConditions: ${condition}}`);

  it.each<[string, string[]]>([
    ['{column: FIRST_NAME, value: "Otto"}', ['3']],
    ['{column: FIRST_NAME, operator: NEQ, value: "Otto"}', ['1', '2', '4', '6']],
    ['{column: FIRST_NAME, value: null}', ['6']],
    ['{column: FIRST_NAME, operator: IS_NOT_NULL}', ['1', '2', '3', '4']],
    ['{column: LAST_NAME, operator: LIKE, value: "ZOL%"}', ['1']],
    ['{column: LAST_NAME, operator: NOT_LIKE, value: "%o%"}', ['2', '3']],
    ['{column: LAST_NAME, operator: LIKE, value: "x\\\\"}', []],
    ['{column: LAST_NAME, operator: LIKE, value: "%0\\\\%\\\\_O%"}', ['6']],
    ['{column: LAST_NAME, operator: LIKE, value: "%0\\\\_%"}', []],
    ['{column: ID, operator: GT, value: 3}', ['4', '6']],
    ['{column: ID, operator: BETWEEN, value: ["2", "3"]}', ['2', '3']],
    ['{column: ID, operator: NOT_BETWEEN, value: [2, 3]}', ['1', '4', '6']],
    [`{column: COUNTRY_ID, operator: IN, value: ["${country.beland}"]}`, ['2']],
    [`{column: COUNTRY_ID, operator: NOT_IN, value: ["${country.aland}"]}`, ['2', '4']],
    ['{column: IS_HCP, value: false}', ['3']],
    ['{column: AUTHOR_ID, value: "4"}', ['1']],
    ['{column: DATE_CREATED, operator: GTE, value: "2100-01-01"}', []],
    ['{OR: [{column: ID, value: 1}, {column: ID, value: 4}]}', ['1', '4']],
    ['{column: IS_HCP, value: true, OR: [{column: ID, value: 1}, {column: ID, value: 3}]}', ['1']],
    ['{AND: [{column: IS_HCP, value: true}, {AND: [{column: CITY, value: "Bonn"}]}]}', ['6']],
    ['{OR: []}', ['1', '2', '3', '4', '6']],
    ['{HAS: {relation: EVENT_BOOKINGS}}', ['1', '2', '3']],
    ['{HAS: {relation: EVENT_BOOKINGS, operator: LT, amount: 1}}', ['4', '6']],
    [
      '{HAS: {relation: EVENT_BOOKINGS, amount: 2, condition: {column: BOOKING_STATUS, value: "CONFIRMED"}}}',
      ['1'],
    ],
    [
      '{HAS: {relation: EVENT_BOOKINGS, condition: {OR: [{column: CENTRE_EVENT_ID, value: 2}, {column: BOOKING_STATUS, value: "CANCELLED"}]}}}',
      ['1', '3'],
    ],
    ['{HAS: {relation: WAITING_LIST_ENTRIES, condition: {column: PRIORITY, operator: GT, value: 1}}}', ['6']],
  ])('%s', async (condition, expected) => {
    expect([...(await where(condition))].sort()).toEqual(expected);
  });

  const comparisons: readonly [string, (one: number, other: number) => boolean][] = [
    ['EQ', (one, other) => one === other],
    ['NEQ', (one, other) => one !== other],
    ['GT', (one, other) => one > other],
    ['GTE', (one, other) => one >= other],
    ['LT', (one, other) => one < other],
    ['LTE', (one, other) => one <= other],
  ];

  it.each(Object.entries(viewers))(
    'counts what %s sees, however the number is compared',
    async (_name, viewer) => {
      const people = await world.idsOf('participants', '', viewer);
      const numbers = await Promise.all(
        people.map(
          async (id) => (await world.idsOf('eventBookings', `where: {participant_id: ${id}}`, viewer)).length,
        ),
      );
      for (const [operator, holds] of comparisons)
        for (const amount of [-1, 0, 1, 2, 3, 4]) {
          const has = `where: {whereConditions: {HAS: {relation: EVENT_BOOKINGS, operator: ${operator}, amount: ${amount}}}}`;
          const expected = people.filter((_id, index) => holds(numbers[index] ?? 0, amount));
          expect([operator, amount, await world.idsOf('participants', has, viewer)]).toEqual([
            operator,
            amount,
            expected,
          ]);
        }
    },
  );

  it.each<[string, string]>([
    ['{column: ID, operator: GT, value: "x"}', 'value'],
    ['{column: ID}', 'value'],
    ['{column: ID, operator: BETWEEN, value: [1]}', 'value'],
    ['{column: ID, operator: IN, value: [1, "x"]}', 'value.1'],
    ['{column: IS_HCP, value: "perhaps"}', 'value'],
    ['{column: IS_HCP, operator: GT, value: true}', 'operator'],
    ['{column: ID, operator: LIKE, value: "1%"}', 'operator'],
    ['{column: DATE_CREATED, operator: LT, value: "2027-02-30"}', 'value'],
    ['{OR: [{column: ID, value: 1}, {column: ID, value: "x"}]}', 'OR.1.value'],
    ['{HAS: {relation: EVENT_BOOKINGS, condition: {column: PRIORITY, value: 1}}}', 'HAS.condition.column'],
    [
      '{HAS: {relation: EVENT_BOOKINGS, condition: {column: BOOKING_STATUS, value: "GONE"}}}',
      'HAS.condition.value',
    ],
    ['{HAS: {relation: EVENT_BOOKINGS, operator: LIKE}}', 'HAS.operator'],
  ])('%s is refused at its place', async (condition, path) => {
    const error = await world.errorOf(
      `{ participants(where: {whereConditions: ${condition}}) { data { id } } }`,
    );
    expect(error?.['code']).toBe('VALIDATION');
    expect(Object.keys(error?.['validation'] ?? {})).toEqual([`where.whereConditions.${path}`]);
  });

  it('is bounded: sixty nodes, the one that holds the others among them', async () => {
    const errorOf = (tests: number) => {
      const all = Array.from({ length: tests }, () => '{column: ID, value: 1}').join(', ');
      return world.errorOf(`{ participants(where: {whereConditions: {OR: [${all}]}}) { data { id } } }`);
    };
    expect(await errorOf(59)).toBeUndefined();
    expect(await errorOf(60)).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  });

  it('are as many of what is worked out as a list can bear', async () => {
    const full = Array.from({ length: 6 }, () => '{column: CAPACITY, value: "FULL"}').join(', ');
    expect(
      await world.errorOf(`{ centreEvents(where: {whereConditions: {OR: [${full}]}}) { data { id } } }`),
    ).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  });

  it('tell a viewer nothing of what they may not read of a person, nor of an event they do not see', async () => {
    const asked = await world.ask(
      viewers.viewer,
      '{ eventBookings(where: {whereConditions: {column: PARTICIPANT_EMAIL, operator: LIKE, value: "p1%"}}) { data { id } } }',
    );
    expect(asked.errors?.[0]?.extensions).toMatchObject({
      validation: { 'where.whereConditions.column': ['You may not filter by this.'] },
    });
    const hidden = '{HAS: {relation: TRAINERS, condition: {column: COUNTRY_ID, value: "9001"}}}';
    const booker = await world.ask(
      viewers.booker,
      `{ trainingCentres(whereConditions: ${hidden}) { data { id } } }`,
    );
    expect(booker.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    const centre = 'where: {whereConditions: {column: TRAINING_CENTRE_NAME, operator: IS_NOT_NULL}}';
    expect(await world.idsOf('centreEvents', centre, viewers.countryManager)).not.toContain('2');
  });

  it.each<[string, string, string]>([
    ['centreEvents', 'capacity: NOT_FULL', '{column: CAPACITY, value: "NOT_FULL"}'],
    ['centreEvents', 'indication_id: 1', '{column: INDICATION_ID, value: "1"}'],
    ['centreEvents', 'cost_currency: "EUR"', '{column: COST_CURRENCY, value: "EUR"}'],
    ['centreEvents', 'trainer_id: 1', '{column: TRAINER_ID, value: ["1"], operator: IN}'],
    ['centreEvents', 'restrict_by_current_user: true', '{column: RESTRICT_BY_CURRENT_USER, value: true}'],
    ['eventBookings', 'is_placeholder: false', '{column: IS_PLACEHOLDER, value: false}'],
    ['eventBookings', 'is_upcoming: true', '{column: IS_UPCOMING, value: true}'],
    ['eventBookings', 'placeholder_outcome: HELD', '{column: PLACEHOLDER_OUTCOME, value: "HELD"}'],
    ['eventBookings', 'indication_id: 1', '{column: INDICATION_ID, value: "1"}'],
  ])(
    '%s: as a condition, the key %s finds what it finds, and what it leaves',
    async (list, key, condition) => {
      for (const viewer of Object.values(viewers)) {
        const asked = async (where: string) =>
          (await world.idsOf(list, `where: {${where}}`, viewer)).toSorted();
        const all = await asked('');
        const found = await asked(key);
        expect(await asked(`whereConditions: ${condition}`)).toEqual(found);
        const others = condition.replace(', operator: IN', '').replace('{', '{operator: NOT_IN, ');
        expect(await asked(`whereConditions: ${others}`)).toEqual(all.filter((id) => !found.includes(id)));
      }
    },
  );

  it('what a key asks is so or not: a comparison of another kind is refused, and so is a value that is none', async () => {
    const refused = async (condition: string) =>
      (await world.errorOf(`{ centreEvents(where: {whereConditions: ${condition}}) { data { id } } }`))?.[
        'validation'
      ];
    expect(await refused('{column: TRAINER_ID, operator: IS_NULL}')).toEqual({
      'where.whereConditions.operator': ['IS_NULL does not suit this column.'],
    });
    expect(await refused('{column: CAPACITY, value: "HALF"}')).toEqual({
      'where.whereConditions.value': ['One of FULL, NOT_FULL is needed.'],
    });
    expect(await refused('{column: CAPACITY}')).toEqual({
      'where.whereConditions.value': ['A value is needed.'],
    });
  });

  it('a comparison without a column is refused where it stands, and a node that says nothing asks for nothing', async () => {
    const asked = '{ centreEvents(where: {whereConditions: {AND: [{}, {value: "x"}]}}) { data { id } } }';
    expect((await world.errorOf(asked))?.['validation']).toEqual({
      'where.whereConditions.AND.1.column': ['Say which column is compared.'],
    });
  });

  type Told = Readonly<Record<string, unknown>>;
  it.each<[string, string, (row: Told) => boolean]>([
    ['waitingListEntries', '{column: POSITION, operator: GTE, value: 2}', (row) => Number(row.position) >= 2],
    ['waitingListEntries', '{column: IS_NEXT_ELIGIBLE, value: false}', (row) => row.isNextEligible === false],
    [
      'waitingListEntries',
      '{column: WAIT_REASON, operator: NEQ, value: "IN_LINE"}',
      (row) => row.waitReason !== 'IN_LINE',
    ],
    ['users', '{column: ROLES, value: "booker"}', ({ roles }) => String(roles).includes('booker')],
    [
      'users',
      `{column: ALLOWED_COUNTRIES, operator: IN, value: ["${country.aland}"]}`,
      (row) => JSON.stringify(row.allowedCountries).includes(`"${country.aland}"`),
    ],
  ])('%s by %s are those that say so', async (list, condition, isFound) => {
    const isUsers = list === 'users';
    const fields = isUsers ? 'roles allowedCountries { id }' : 'position isNextEligible waitReason';
    const rowsOf = async (args: string) => {
      const { data, errors } = await world.ask(
        viewers.administrator,
        `{ rows: ${list}${args} { ${fields} } }`,
      );
      expect(errors).toBeUndefined();
      return (data as { rows: Told[] }).rows;
    };
    const tested = `whereConditions: ${condition}`;
    const expected = (await rowsOf('')).filter(isFound);
    expect(expected.length).toBeGreaterThan(0);
    expect(await rowsOf(isUsers ? `(${tested})` : `(where: {${tested}})`)).toEqual(expected);
  });
});
