import { readFileSync } from 'node:fs';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';
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

/** A file's pieces are operations and fragments; files share fragments. */
const definitions = (configuredTarget(undefined, {}).operations?.documents ?? []).flatMap((path) => {
  const pieces = readFileSync(path, 'utf8').split('gql`').slice(1);
  const text = pieces
    .map((piece) => piece.slice(0, piece.indexOf('`;')).replace(/\$\{\w+\}/g, ''))
    .join('\n');
  return parse(text).definitions.map((definition) => ({ path, definition }));
});

const fragments = new Map(
  definitions.flatMap(({ definition }) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  ),
);

/** With the fragments that it spreads, and those that they do. */
function withFragments(node: DefinitionNode, seen: Set<DefinitionNode> = new Set()): Set<DefinitionNode> {
  seen.add(node);
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (fragment && !seen.has(fragment)) withFragments(fragment, seen);
    },
  });
  return seen;
}

const written = definitions.flatMap(({ path, definition }) =>
  definition.kind === Kind.OPERATION_DEFINITION
    ? [
        {
          name: definition.name?.value ?? path,
          text: [...withFragments(definition)].map(print).join('\n'),
        },
      ]
    : [],
);

/** Whatever the app asks of the data endpoint: what its screens are generated with, and what is written by hand. */
export const ownOperations: readonly OwnOperation[] = [...generated, ...written];
