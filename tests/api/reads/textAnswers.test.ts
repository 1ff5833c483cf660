import fc from 'fast-check';
import { type GraphQLField, getNamedType, isObjectType, type GraphQLObjectType, parse } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlainQuery } from '#server/graphql/text/PlainQuery.ts';
import { entities } from '#server/modules/entities.ts';
import { queries } from '#server/modules/operations.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { queryOf } from './everything.ts';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** What Postgres writes is sent as it is (ADR 22): it has to be what GraphQL would make of the same rows, to the letter. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
  await world.database.transaction(async (tx) => {
    for (const [index, name] of names.entries())
      await sql`insert into participants (id, first_name, last_name, city, email, country_id, author_id, phone) overriding system value
        values (${1_000 + index}, ${name}, ${`${name} ${index}`}, ${name}, ${`p${index}@clinic.example`}, ${9001 + (index % 2)}, 1, '+49 30 1')`.execute(
        tx,
      );
  });
}, 60_000);
afterAll(() => world.close());

/** A name in every script, and every sign that JSON has a word for. */
const names = [
  'Łukasz Ångström',
  'Αλέξανδρος',
  'Ольга Ґалаґан',
  'محمد عبد الله',
  'יעל כהן',
  'अनीता शर्मा',
  '王小明',
  '山田 太郎',
  '김민수',
  'สมชาย',
  'ქეთევან',
  '👩🏽‍⚕️ Zoë',
  'ﬁ\u00a0\u200dx',
  'line\u2028separator',
  'tab\tand\nline\r',
  'back\\slash "quoted" /x/',
  '\u0001\u001f\u007f',
  '\ufeff𝒳',
];

/** Postgres puts spaces between the parts of its JSON, which say nothing. */
const withoutSpaces = (json: string): string => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

const root = () => Object.values(world.schema.getQueryType()?.getFields() ?? {});

type Field = GraphQLField<unknown, unknown>;

/** Numbers that decide what is selected, one after the other. */
type Dice = (below: number) => number;

const diceOf = (numbers: readonly number[]): Dice => {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % below;
};

/** Some fields of a type: under other names, twice, in fragments, left out by variables. */
function selection(type: GraphQLObjectType, dice: Dice, depth: number): string {
  const fields = Object.values(type.getFields());
  const chosen = Array.from({ length: 1 + dice(5) }, () => fields[dice(fields.length)]).flatMap((field) =>
    field ? fieldText(field, dice, depth) : [],
  );
  return `{ ${[...chosen, dice(3) === 0 ? 'name_of_type: __typename' : '__typename'].join(' ')} both: __typename @include(if: $yes) @skip(if: $no) }`;
}

function fieldText(field: Field, dice: Dice, depth: number): readonly string[] {
  const type = getNamedType(field.type);
  // What JSON text holds is the engine's to print.
  if (type.name === 'JSON' || (isObjectType(type) && depth === 0)) return [];
  const below = isObjectType(type) ? ` ${selection(type, dice, depth - 1)}` : '';
  // Objects differ in what is selected of them, but for the rows of a page, of which there is one list.
  const other = isObjectType(type) ? `${field.name}_${dice(1_000_000)}: ` : `${field.name}_again: `;
  const head = `${dice(4) === 0 || (below !== '' && field.name !== 'data') ? other : ''}${field.name}`;
  const plain = `${head}${below}`;
  const directives = ['@include(if: $yes)', '@include(if: $no)', '@skip(if: $no)', '@skip(if: $yes)'];
  const directive = directives[dice(12)];
  if (directive !== undefined) return [`${head} ${directive}${below}`];
  return dice(6) === 0 ? [`... { ${plain} }`] : [plain];
}

describe('the text of an answer', () => {
  it('is what GraphQL makes of the same selection, for every reader', async () => {
    const readable = root().filter((field) => isObjectType(getNamedType(field.type)));
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...readable.map(({ name }) => name)),
        fc.constantFrom(...Object.values(viewers)),
        fc.array(fc.nat(), { minLength: 30, maxLength: 60 }),
        async (name, viewer, numbers) => {
          const field = root().find((each) => each.name === name);
          const type = field && getNamedType(field.type);
          if (!field || !isObjectType(type)) return;
          const query = `query ($yes: Boolean!, $no: Boolean!) ${queryOf(field, selection(type, diceOf(numbers), 3))}`;
          const variables = { yes: true, no: false };
          const text = await world.text(viewer, query, variables);
          if (text === null) return;
          const answer = await world.ask(viewer, query, variables);
          expect(answer.errors, query).toBeUndefined();
          expect(withoutSpaces(text), query).toBe(JSON.stringify(answer.data));
          compared += 1;
        },
      ),
      { numRuns: 250 },
    );
    expect(compared).toBeGreaterThan(100);
  }, 120_000);

  it('has every sign of a name as JSON spells it', async () => {
    const query = '{ participants(first: 100) { data { id firstName fullName city } } }';
    const text = await world.text(viewers.administrator, query);
    const { data } = await world.ask(viewers.administrator, query);
    expect(withoutSpaces(text ?? '')).toBe(JSON.stringify(data));
    for (const name of names) expect(text).toContain(JSON.stringify(name));
  });

  it('has what is selected of objects within a value, under the names that it is asked for', async () => {
    const query =
      '{ centreEvents { data { costTotals { kind: __typename sum: booked { net: excVat ... { kind: __typename } } every: lines { id sum: booked { units } } rates { of: currency } } } } }';
    const { data } = await world.ask(viewers.administrator, query);
    expect(withoutSpaces((await world.text(viewers.administrator, query)) ?? '')).toBe(JSON.stringify(data));
    expect(JSON.stringify(data)).toContain('"sum":{"net":');
  });

  it('is left to the engine where rows hold JSON text, where a query does more than read, and where it is wrong', async () => {
    const asked = [
      '{ audits { data { id newValues } } }',
      '{ participants { data { id } } dashboard { __typename } }',
      'mutation { markAllNotificationsRead }',
      'query ($id: ID!) { participant(id: $id) { id } }',
    ];
    for (const query of asked) expect(await world.text(viewers.administrator, query), query).toBeNull();
    const named = 'query ($id: ID!) { participant(id: $id) { id } }';
    expect(await world.text(viewers.administrator, named, { id: '1' })).not.toBeNull();
  });

  it('follows @include and @skip from request to request, and the viewer from one to the next', async () => {
    const query = `query ($city: Boolean!) { participants(first: 3) { data { id city @include(if: $city) } paginatorInfo { total } } }`;
    for (const city of [true, false, true])
      for (const viewer of [viewers.administrator, viewers.countryManager, viewers.countryless]) {
        const { data } = await world.ask(viewer, query, { city });
        expect(withoutSpaces((await world.text(viewer, query, { city })) ?? '')).toBe(JSON.stringify(data));
      }
  });

  it('counts the rows of a page where it tells of them, and finds pages by their number', async () => {
    for (const page of [1, 2, 40]) {
      const query = `{ participants(first: 4, page: ${page}) { paginatorInfo { count firstItem lastItem total hasMorePages lastPage type: __typename } __typename rows: data { id } } }`;
      const { data } = await world.ask(viewers.administrator, query);
      expect(withoutSpaces((await world.text(viewers.administrator, query)) ?? '')).toBe(
        JSON.stringify(data),
      );
    }
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const post = async (payload: object) => {
    const authorization = `Bearer ${await app.tokenOf('administrator')}`;
    const { statusCode, headers, body } = await app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization },
      payload,
    });
    const { 'content-length': _length, 'x-request-id': _id, date: _date, ...others } = headers;
    return { statusCode, headers: others, answer: JSON.parse(body) as unknown };
  };
  const page =
    'query ($page: Int, $first: Int = 3) { participants(first: $first, page: $page) { data { id fullName } } }';
  const one = 'query One($id: ID!) { participant(id: $id) { id fullName country { name } } }';
  const events =
    'query ($first: Int!) { centreEvents(first: $first) { data { eventBookings { centreEvent { eventBookings { id } } } } } }';

  it.each([
    ['a page', { query: page, variables: { page: 2 } }],
    ['a page of no number', { query: page, variables: { page: 0 } }],
    ['a page that is too long', { query: page, variables: { first: 500 } }],
    ['a variable of another kind', { query: page, variables: { first: 'x' } }],
    ['a record that is not there', { query: one, variables: { id: '99999999' } }],
    ['an id that is none', { query: one, variables: { id: 'x' } }],
    ['an operation by its name', { query: one, variables: { id: '1' }, operationName: 'One' }],
    ['an operation by another name', { query: one, variables: { id: '1' }, operationName: 'Two' }],
    ['what costs too much', { query: events, variables: { first: 200 } }],
    [
      'several, one of them wrong',
      [
        { query: one, variables: { id: '1' } },
        { query: page, variables: { page: 0 } },
      ],
    ],
    [
      'several, one of them too expensive',
      [
        { query: one, variables: { id: '2' } },
        { query: events, variables: { first: 200 } },
      ],
    ],
  ])('answers a second time what it answered the first: %s', async (_what, payload) => {
    const known = [
      { query: one, variables: { id: '3' } },
      { query: page, variables: {} },
      { query: events, variables: { first: 1 } },
    ];
    const fresh = (query: string) => `${query} # ${_what}`;
    const asked = (each: { query: string }) => ({ ...each, query: fresh(each.query) });
    const payloads = Array.isArray(payload) ? payload.map(asked) : asked(payload);
    const first = await post(payloads);
    // From here on their documents are known.
    for (const each of known) await post(asked(each));
    expect(await post(payloads)).toEqual(first);
  });

  it('sends the records of a batch to the database at once, and each is answered or not by itself', async () => {
    const batch = ['1', 'x', '99999999', '2'].map((id) => ({ query: one, variables: { id } }));
    await post(batch);
    const answers = (await post(batch)).answer as { data: { participant: unknown } }[];
    expect(answers.map(({ data }) => data.participant === null)).toEqual([false, true, true, false]);
  });
});

it('remembers a document for some of the many ways in which its variables leave fields out', () => {
  const flags = Array.from({ length: 8 }, (_none, index) => `f${index}`);
  const source = `query (${flags.map((flag) => `$${flag}: Boolean!`).join(' ')}) {
    participants { data { id ${flags.map((flag) => `${flag}: id @include(if: $${flag})`).join(' ')} } }
  }`;
  const query = PlainQuery.of({ schema: world.schema, entities, queries }, parse(source));
  const readsOf = (way: number) =>
    query?.reads(Object.fromEntries(flags.map((flag, index) => [flag, ((way >> index) & 1) === 1])));
  const first = readsOf(0);
  expect(first).toHaveLength(1);
  expect(readsOf(0)).toBe(first);
  for (let way = 1; way < 2 ** flags.length; way += 1) readsOf(way);
  expect(readsOf(0)).not.toBe(first);
});
