import { listOperation } from '#server/graphql/contract.ts';
import type { TestedColumns } from '#server/graphql/read/testedColumn.ts';
import { nouns } from '#server/modules/nouns.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

/** Each list has columns of its own (spec §7). */
describe('the conditions of every list', () => {
  it('runs each kind of column with each operator and never fails in the database', async () => {
    const operators = [
      'EQ',
      'NEQ',
      'GT',
      'GTE',
      'LT',
      'LTE',
      'LIKE',
      'NOT_LIKE',
      'IN',
      'NOT_IN',
      'BETWEEN',
      'NOT_BETWEEN',
      'IS_NULL',
      'IS_NOT_NULL',
    ];
    const values = [
      '1',
      '"x"',
      'true',
      '"2027-01-01"',
      '["1", "2"]',
      '[]',
      'null',
      '"\\u0000\\\\%"',
      '99999999999999999999',
    ];
    for (const { entities, list } of nouns) {
      const [entity] = entities;
      if (!entity || !list?.tested) continue;
      const operation = listOperation(entity.type);
      const isInWhere = operation?.field.args.some(({ name }) => name === 'where') === true;
      const id = entity.type === 'User' ? 'ID' : 'id';
      for (const column of eachKind(list.tested)) {
        const tests = operators.flatMap((operator) =>
          values.map((value, index) => {
            const condition = `whereConditions: {column: ${column}, operator: ${operator}, value: ${value}}`;
            const args = isInWhere ? `where: {${condition}}` : condition;
            return `${operator}_${index}: ${operation?.field.name}(${args}) { ${operation?.isPaged === true ? `data { ${id} }` : id} }`;
          }),
        );
        const answer = await world.ask(viewers.administrator, `{ ${tests.join(' ')} }`);
        expect(
          answer.errors
            ?.filter(({ extensions }) => extensions['code'] !== 'VALIDATION')
            .map(({ message }) => message) ?? [],
        ).toEqual([]);
      }
    }
  }, 120_000);

  it.each<[string, string, string[]]>([
    ['centreEvents', '{column: NAME, operator: LIKE, value: "%course%"}', ['1', '3']],
    ['centreEvents', '{column: TRAINEE_COUNT, operator: GTE, value: 1}', ['1', '2', '3']],
    ['centreEvents', '{column: CAPACITY, value: "FULL"}', ['1', '5']],
    ['centreEvents', '{column: WAITING_LIST_COUNT, value: 2}', ['1']],
    ['centreEvents', '{column: TRAINING_CENTRE_CITY, value: "Paris"}', ['2']],
    ['centreEvents', '{column: TRAINING_CENTRE_CITY, operator: NEQ, value: "Berlin"}', ['2']],
    ['centreEvents', '{column: LEAD_TRAINER_ID, operator: IS_NULL}', ['3', '4', '5']],
    [
      'centreEvents',
      '{HAS: {relation: EVENT_BOOKINGS, condition: {column: BOOKING_STATUS, value: "PENDING"}}}',
      ['1'],
    ],
    ['eventBookings', '{column: COLLECT_STATUS, value: "INCOMPLETE"}', ['2', '3', '4', '5', '6']],
    ['eventBookings', '{column: CENTRE_EVENT_DATE_START, operator: LT, value: "2027-01-01"}', ['7']],
    ['eventBookings', '{column: PARTICIPANT_LAST_NAME, operator: LIKE, value: "zol%"}', ['1', '6', '7']],
    [
      'eventBookings',
      '{column: PARTICIPANT_LAST_NAME, operator: NOT_LIKE, value: "zol%"}',
      ['2', '3', '4', '5'],
    ],
    ['eventBookings', '{column: PARTICIPANT_CITY, operator: IS_NULL}', ['3', '4']],
    ['eventBookings', '{column: PARTICIPANT_CITY, value: null}', ['3', '4']],
    ['trainingCentres', '{column: UPCOMING_EVENT_COUNT, operator: GT, value: 1}', ['1']],
    ['trainingCentres', '{HAS: {relation: TRAINERS, amount: 2}}', ['1']],
  ])('%s by %s', async (list, condition, expected) => {
    const isDirect = list === 'trainingCentres';
    const args = isDirect ? `whereConditions: ${condition}` : `where: {whereConditions: ${condition}}`;
    expect([...(await world.idsOf(list, args))].sort()).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['redirects', 'whereConditions: {column: TARGET, operator: LIKE, value: "https%"}', ['2']],
    ['redirects', 'sortBy: [{column: TARGET, order: DESC}]', ['2', '1']],
    ['mergeTemplates', 'whereConditions: {column: CONTEXTS, value: "PARTICIPANT"}, isChild: true', ['2']],
    ['mergeTemplates', 'whereConditions: {column: CONTEXTS, operator: NOT_IN, value: ["PARTICIPANT"]}', []],
    ['mergeTemplates', 'whereConditions: {column: ROOT_ID, value: 1}', ['2']],
    ['mergeTemplates', 'sortBy: [{column: VERSION, order: DESC}, {column: NAME}]', ['2', '3', '1']],
    [
      'documentRuns',
      'where: {whereConditions: {AND: [{column: NAME, operator: LIKE, value: "%agenda%"}, {column: GENERATED_COUNT, value: 1}]}}, sortBy: [{column: DATE_GENERATED}]',
      ['1'],
    ],
    ['documentRuns', 'where: {whereConditions: {column: CENTRE_EVENT_NAME, value: "Nowhere"}}', []],
    [
      'generatedDocuments',
      'where: {whereConditions: {column: DATE_SENT, operator: IS_NULL}}, sortBy: [{column: CENTRE_EVENT_DATE_START}]',
      ['1'],
    ],
    ['exchangeRateSets', 'where: {whereConditions: {column: DAY, operator: LT, value: "2027-02-28"}}', ['1']],
    ['exchangeRateSets', 'sortBy: [{column: LAST_UPDATED}]', ['1', '2']],
  ])('%s(%s)', async (list, args, expected) => {
    expect(await world.idsOf(list, args)).toEqual(expected);
  });

  it('filters audits and trainers', async () => {
    expect(await world.idsOf('audits', 'whereConditions: {column: AUDITABLE_TYPE, value: "User"}')).toEqual([
      '3',
    ]);
    expect(
      await world.idsOf(
        'audits',
        'whereConditions: {HAS: {relation: USER, condition: {column: LAST_NAME, value: "Country"}}}',
      ),
    ).toEqual(['1']);
    expect(
      await world.idsOf('audits', 'whereConditions: {HAS: {relation: USER, operator: EQ, amount: 0}}'),
    ).toEqual(['3']);
    expect(
      await world.idsOf(
        'trainers',
        'where: {whereConditions: {column: FMV_AMOUNT, operator: GT, value: 20000}}',
      ),
    ).toEqual(['2']);
    expect(
      await world.idsOf('trainers', 'where: {whereConditions: {HAS: {relation: CENTRE_EVENTS, amount: 3}}}'),
    ).toEqual(['1']);
  });
});

/** A column of each kind that there is: of the row, of what it belongs to, worked out, or asked by a key. */
function eachKind(tested: TestedColumns): readonly string[] {
  const kinds = Object.entries(tested).map(
    ([name, { kind, owner, isDerived, ...column }]) =>
      [[kind, owner?.table, isDerived, 'holds' in column].join(' '), name] as const,
  );
  return [...new Map(kinds).values()];
}
