import { getVariableValues, Kind, parse, validate } from 'graphql';
import { expect } from 'vitest';
import { resources } from '#resources/index.ts';
import { createDataProvider } from '#src/data/createDataProvider.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import type { SentOperation } from '#src/data/testing/answeringClient.ts';
import { schema } from './contract.ts';

export const metas = Object.fromEntries(
  Object.values(resources).map(({ name, meta }): [string, () => Promise<ResourceMeta>] => [name, meta]),
);

/** What is wrong with an operation: with its document, or with its variables. */
function faults({ text, variables }: SentOperation): readonly string[] {
  const document = parse(text);
  const wrong = validate(schema, document).map(({ message }) => message);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return ['No operation was sent.'];
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const declared = new Set((operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value));
  const undeclared = Object.keys(variables).filter((name) => !declared.has(name));
  return [
    ...wrong,
    ...errors.map(({ message }) => message),
    ...undeclared.map((name) => `$${name} is not declared.`),
  ];
}

type Provider = ReturnType<typeof createDataProvider>;

/** Makes a call and answers what it sent; that nothing sensible comes back is not the matter here. */
async function sentBy(call: (provider: Provider) => Promise<unknown>): Promise<readonly SentOperation[]> {
  const { client, sent } = answeringClient(() => ({ data: {} }));
  await call(createDataProvider({ client, metas })).catch(() => undefined);
  expect(sent.length).toBeGreaterThan(0);
  return sent;
}

/** Answers what a call sent, all of it valid by the contract. */
export async function expectValid(
  call: (provider: Provider) => Promise<unknown>,
): Promise<readonly SentOperation[]> {
  const sent = await sentBy(call);
  expect(sent.flatMap(faults)).toEqual([]);
  return sent;
}
