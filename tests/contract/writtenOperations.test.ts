import { readFileSync } from 'node:fs';
import { Kind, parse, type DefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { configuredTarget } from '#codegen.ts';

/** Operations that are written by hand: the compiler believes the type that stands beside one, so it has to be its own. */
const { operations, others = [] } = configuredTarget(undefined, {});
const documents = [operations, ...others.map((other) => other.operations)].flatMap(
  (one) => one?.documents ?? [],
);
// A part that several operations share asks nothing by itself.
const files = documents.filter((path) => /gql`\s*(?:query|mutation)\b/.test(readFileSync(path, 'utf8')));

interface Written {
  readonly definition: DefinitionNode;
  /** What stands before it, back to the end of the statement before. */
  readonly before: string;
}

const writtenIn = (path: string): readonly Written[] => {
  const parts = readFileSync(path, 'utf8').split('gql`');
  return parts.slice(1).flatMap((part, index) => {
    const text = part.slice(0, part.indexOf('`;')).replace(/\$\{\w+\}/g, '');
    const before = (parts[index] ?? '').split(';\n').at(-1) ?? '';
    return parse(text).definitions.map((definition) => ({ definition, before }));
  });
};

const nameOf = (definition: DefinitionNode): string => {
  if (definition.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${definition.kind} asks nothing.`);
  return definition.name?.value ?? '';
};

test('some are written', () => expect(files.length).toBeGreaterThan(20));

test.each(files)('%s types each operation by its own name', (path) => {
  const written = writtenIn(path).filter(({ definition }) => definition.kind === Kind.OPERATION_DEFINITION);
  expect(written).not.toEqual([]);
  for (const { definition, before } of written)
    expect(before.replace(/\s/g, '')).toMatch(new RegExp(`:Documents\\['${nameOf(definition)}'\\]=$`));
});
