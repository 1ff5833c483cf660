import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSchema } from '#server/graphql/loadSchema.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { everything, everythingInParts, isReadApart, queryOf } from './everything.ts';

/** The whole way, HTTP and compiled queries included, over the demo data. */

/** Nobody else may ask for all there is. */
const everythingAtOnce = { QUERY_BUDGET: '1000000000000', READ_TIMEOUT: '600000' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: everythingAtOnce });
}, 120_000);
afterAll(() => app.close());

const schema = buildSchema(loadSchema('data'));
const fields: readonly GraphQLField<unknown, unknown>[] = Object.values(
  schema.getQueryType()?.getFields() ?? {},
);
const fieldsOfRows = fields.filter((field) => !isReadApart(field));
const isPaged = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'page');

type Node = Readonly<Record<string, unknown>>;

/** Every object of an answer. */
function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

async function ownCountries(username: string): Promise<readonly string[]> {
  const { data } = await app.query<{ users: { username: string; countries: string[] }[] }>(
    '{ users { username countries } }',
    {},
    { as: 'administrator' },
  );
  return data.users.find((user) => user.username === username)?.countries ?? [];
}

// What is bound is bound the same way for both, at each step: the second is led one step less far.
describe.each([
  ['country_manager', 3],
  ['viewer', 2],
] as const)('%s', (role, depth) => {
  it('meets rows of the own countries only, wherever a query leads (seen to be true, 3)', async () => {
    const own = await ownCountries(role);
    expect(own.length).toBeGreaterThan(0);
    const bound =
      role === 'viewer'
        ? ['TrainingCentre', 'CentreEvent', 'Participant']
        : ['TrainingCentre', 'CentreEvent', 'Participant', 'Trainer'];
    const seen = new Map<string, number>();
    const selected = fieldsOfRows.flatMap((field) =>
      everythingInParts(field.type, depth).map((part) => ({ field, part })),
    );
    for (const { field, part } of selected) {
      const query = queryOf(field, part, isPaged(field) ? ['first: 5'] : []);
      const answer = await app.query(query, {}, { as: role });
      expect(answer.errors, field.name).toBeUndefined();
      for (const node of nodesOf(answer.data)) {
        const type = String(node['__typename']);
        if (!bound.includes(type)) continue;
        seen.set(type, (seen.get(type) ?? 0) + 1);
        expect(own, `${field.name}: ${type} ${String(node['id'])}`).toContain(node['countryId']);
      }
    }
    for (const type of bound) expect(seen.get(type) ?? 0, type).toBeGreaterThan(0);
  }, 120_000);

  it('cannot find other countries by any filter', async () => {
    const own = await ownCountries(role);
    const { data } = await app.query<{ countries: { id: string }[] }>(
      '{ countries { id } }',
      {},
      { as: role },
    );
    const others = data.countries.map(({ id }) => id).filter((id) => !own.includes(id));
    const query = `query ($all: [ID!]!, $one: ID!) {
      participants(where: {countries: $all}) { paginatorInfo { total } }
      byCondition: participants(where: {whereConditions: {column: COUNTRY_ID, operator: IN, value: ${JSON.stringify(others)}}}) { paginatorInfo { total } }
      centreEvents(where: {country_id: $one}) { paginatorInfo { total } }
      eventBookings(where: {participant_country: {value: $all}}) { paginatorInfo { total } } }`;
    const totals = nodesOf(
      (await app.query(query, { all: others, one: others[0] }, { as: role })).data,
    ).flatMap((node) => ('total' in node ? [node['total']] : []));
    expect(totals).toEqual([0, 0, 0, 0]);
  });
});

describe('compiled queries', () => {
  it('answer as interpreted ones do, with the same statements', async () => {
    for (const field of fieldsOfRows) {
      const query = queryOf(field, everything(field.type, 1), isPaged(field) ? ['first: 3'] : []);
      const first = await app.query(query, {}, { as: 'administrator' });
      expect(first.errors, field.name).toBeUndefined();
      // Mercurius compiles a query after a few calls.
      for (let call = 0; call < 3; call += 1) await app.query(query, {}, { as: 'administrator' });
      let statements = 0;
      const stop = app.database.onStatement(
        (text) => (statements += text.startsWith('select') || text.trimStart().startsWith('with') ? 1 : 0),
      );
      const compiled = await app.query(query, {}, { as: 'administrator' });
      stop();
      expect(compiled.data, field.name).toEqual(first.data);
      // The total is known by now; the session of the token is looked up beside the page.
      expect(statements, field.name).toBeLessThanOrEqual(2);
    }
  }, 120_000);

  it('mind conditions on fields', async () => {
    const query =
      'query ($city: Boolean!) { trainingCentres(first: 1) { data { id city @include(if: $city) a: name b: name } } }';
    for (let call = 0; call < 4; call += 1) {
      for (const city of [true, false]) {
        const { data } = await app.query<{ trainingCentres: { data: Node[] } }>(
          query,
          { city },
          { as: 'administrator' },
        );
        expect(Object.keys(data.trainingCentres.data[0] ?? {})).toEqual(
          city ? ['id', 'city', 'a', 'b'] : ['id', 'a', 'b'],
        );
      }
    }
  });
});

it('one definition per measure feeds list, detail and filter (S6)', async () => {
  interface Event {
    readonly id: string;
    readonly isFull: boolean;
    readonly traineeCount: number;
    readonly maxTrainees: number | null;
  }
  const list = async (capacity: 'FULL' | 'NOT_FULL') => {
    const query = `{ centreEvents(first: 200, where: {capacity: ${capacity}}) { data { id isFull traineeCount maxTrainees } paginatorInfo { total } } }`;
    return (
      await app.query<{ centreEvents: { data: Event[]; paginatorInfo: { total: number } } }>(
        query,
        {},
        { as: 'administrator' },
      )
    ).data.centreEvents;
  };
  const [full, open] = [await list('FULL'), await list('NOT_FULL')];
  expect(full.data.length).toBeGreaterThan(0);
  expect(open.data.length).toBeGreaterThan(0);
  for (const event of full.data)
    expect(event.isFull && event.traineeCount >= (event.maxTrainees ?? Infinity)).toBe(true);
  for (const event of open.data) expect(event.isFull).toBe(false);
  const [sample] = full.data;
  const { data } = await app.query<{ centreEvent: Event }>(
    'query ($id: ID!) { centreEvent(id: $id) { id isFull traineeCount maxTrainees } }',
    { id: sample?.id },
    { as: 'administrator' },
  );
  expect(data.centreEvent).toEqual(sample);
});
