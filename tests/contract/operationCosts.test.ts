import { readFileSync } from 'node:fs';
import { Kind, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { operationsOf } from '#codegen/emit/operations/operationsOf.ts';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import { buildApiModel } from '#codegen/model/buildApiModel.ts';
import { configuredTarget } from '#codegen.ts';
import { groupPage } from '#overrides/events/board/boardOperations.ts';
import { hints } from '#overrides/hints.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { costOf } from '#server/graphql/cost/costOf.ts';
import { dataSchema } from '#server/modules/dataSchema.ts';

/** What everything that the app asks costs, on the largest page that any of its lists asks for. */
const largestPage = 200;
const pages: Readonly<Record<string, number>> = { EventBoard: groupPage, EventBookingsPage: groupPage };
const schema = readOwnSchema();
const { costs } = dataSchema();

interface Asked {
  readonly name: string;
  readonly cost: number;
}

const costed = (name: string, text: string): Asked => {
  return { name, cost: costOf(schema, costs, parse(text))({ first: pages[name] ?? largestPage }) };
};

const generated = buildApiModel(schema, hints).resources.flatMap((resource) =>
  operationsOf(resource).map(({ name, text }) => costed(`${resource.name} ${name}`, text)),
);

/** The pieces of a file are operations and the fragments that they share. */
const written = (configuredTarget(undefined).operations?.documents ?? []).flatMap((path) => {
  const pieces = readFileSync(path, 'utf8').split('gql`').slice(1);
  const text = pieces
    .map((piece) => piece.slice(0, piece.indexOf('`;')).replace(/\$\{\w+\}/g, ''))
    .join('\n');
  const { definitions } = parse(text);
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return definitions
    .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .map((each) => costed(each.name?.value ?? path, [each, ...fragments].map(print).join('\n')));
});

test('every operation of the app costs less than a tenth of what one request may', () => {
  const all = [...generated, ...written].sort((one, other) => other.cost - one.cost);
  expect(all.length).toBeGreaterThan(100);
  console.log(all.map(({ name, cost }) => `${String(cost).padStart(7)}  ${name}`).join('\n'));
  expect(all.filter(({ cost }) => cost > parseConfig({}).queries.budget / 10)).toEqual([]);
});
