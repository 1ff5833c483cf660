import { buildSchema, graphql, type GraphQLResolveInfo } from 'graphql';
import { expect, it } from 'vitest';
import { type Selection, selectionOf } from './selection.ts';

const schema = buildSchema(
  'type Query { thing: Thing } type Thing { a: Int b: Int part: Part } type Part { c: Int d: Int }',
);

async function selected(
  query: string,
  variableValues: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  let found: Selection | undefined;
  const thing = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    found = selectionOf(info);
    return null;
  };
  const answer = await graphql({ schema, source: query, rootValue: { thing }, variableValues });
  expect(answer.errors).toBeUndefined();
  return found ? plain(found) : undefined;
}

function plain(selection: Selection): unknown {
  return Object.fromEntries([...selection].map(([key, { below }]) => [key, plain(below)]));
}

it('merges aliases, repeated fields and fragments by field name', async () => {
  expect(
    await selected(
      '{ thing { x: a y: a part { c } again: part { d } ...F ... on Thing { part { c } } } thing { b } } fragment F on Thing { b part { d } }',
    ),
  ).toEqual({ a: {}, b: {}, part: { c: {}, d: {} } });
});

it('leaves out what @skip and @include exclude, by variables too', async () => {
  const query =
    'query ($yes: Boolean!, $no: Boolean!) { thing { a @skip(if: $yes) b @include(if: $no) part @include(if: $yes) { c @skip(if: true) d } ...F @include(if: $no) } } fragment F on Thing { a }';
  expect(await selected(query, { yes: true, no: false })).toEqual({ part: { d: {} } });
});

it('leaves __typename to GraphQL', async () => {
  expect(await selected('{ thing { __typename part { __typename } } }')).toEqual({ part: {} });
});
