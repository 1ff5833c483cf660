import { readFileSync } from 'node:fs';
import { Kind, parse, print } from 'graphql';
import { operationsOf } from '#codegen/emit/operations/operationsOf.ts';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import { buildApiModel } from '#codegen/model/buildApiModel.ts';
import { configuredTarget } from '#codegen.ts';
import { hints } from '#overrides/hints.ts';

interface OwnOperation {
  readonly name: string;
  readonly text: string;
}

export const ownSchema = readOwnSchema();

const generated = buildApiModel(ownSchema, hints).resources.flatMap((resource) =>
  operationsOf(resource).map(({ name, text }) => ({ name: `${resource.name} ${name}`, text })),
);

/** The pieces of a file are operations and the fragments that they share. */
const written = (configuredTarget(undefined, {}).operations?.documents ?? []).flatMap((path) => {
  const pieces = readFileSync(path, 'utf8').split('gql`').slice(1);
  const text = pieces
    .map((piece) => piece.slice(0, piece.indexOf('`;')).replace(/\$\{\w+\}/g, ''))
    .join('\n');
  const { definitions } = parse(text);
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return definitions
    .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .map((each) => ({ name: each.name?.value ?? path, text: [each, ...fragments].map(print).join('\n') }));
});

/** Whatever the app asks of the data endpoint: what its screens are generated with, and what is written by hand. */
export const ownOperations: readonly OwnOperation[] = [...generated, ...written];
