import {
  type DocumentNode,
  getNamedType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { fieldsIn, fragmentsOf } from '#server/graphql/cost/fieldsIn.ts';
import { PlainQuery } from '#server/graphql/text/PlainQuery.ts';
import { dataSchema } from '#server/modules/dataSchema.ts';
import { ownOperations, ownSchema } from './ownOperations.ts';

/** How much of what the app asks is answered with Postgres's own text (ADR 22). */
const { queries, costs } = dataSchema();
const world = { schema: ownSchema, queries, entities: costs.entities };

/** Names of the root fields of a query; none of a mutation. */
const rootOf = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.QUERY
      ? fieldsIn(each.selectionSet, fragmentsOf(document)).map(({ name }) => name.value)
      : [],
  );

/** What is kept as JSON and answered as a text of it is spelled by the engine. */
function holdsJson(document: DocumentNode): boolean {
  const info = new TypeInfo(ownSchema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => {
        found ||= getNamedType(info.getType())?.name === 'JSON';
      },
    }),
  );
  return found;
}

test('all reads of lists and records are, but of those that hold JSON', () => {
  const asked = ownOperations.map(({ name, text }) => ({ name, document: parse(text) }));
  const queried = asked.filter(({ document }) => rootOf(document).length > 0);
  const reads = queried.filter(({ document }) => rootOf(document).every((name) => queries[name]?.read));
  const isText = (document: DocumentNode) => PlainQuery.of(world, document)?.reads({}) ?? null;
  const left = reads.filter(({ document }) => isText(document) === null);
  const names = left.map(({ name }) => name).join(', ');
  const others = queried.filter((each) => !reads.includes(each)).map(({ name }) => name);
  console.log(
    [
      `${reads.length - left.length} of ${reads.length} reads of lists and records are answered as text.`,
      `Left to the engine, with JSON text in their rows: ${names || 'none'}.`,
      `Other queries: ${others.join(', ')}.`,
    ].join('\n'),
  );
  expect(reads.length).toBeGreaterThan(50);
  expect(left.filter(({ document }) => !holdsJson(document))).toEqual([]);
});
