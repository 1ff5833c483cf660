import { buildClientSchema, isObjectType, type IntrospectionQuery } from 'graphql';
import type { Hints } from '../hints/Hints.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import { modelChanges, type ModelChange } from './modelChanges.ts';
import { overridesTouched, type SourceText } from './touchedBy.ts';

/** The summary of a changed contract, a line each; an override is named once for what is gone. */
export function printChanges(
  changes: readonly ModelChange[],
  overrides: readonly SourceText[],
): readonly string[] {
  if (changes.length === 0) return [];
  const said = new Set<string>();
  const once = (line: string): readonly string[] => (said.has(line) ? [] : (said.add(line), [line]));
  const lines = changes.flatMap((change) => [
    `  ${change.text}`,
    ...overridesTouched(change, overrides).flatMap((place) => once(`    touches the override ${place}`)),
  ]);
  return ['The contract has changed:', ...lines];
}

/** What one introspection result changes over another, under the names that hints give. */
export function contractChanges(before: string, after: string, hints: Hints): readonly ModelChange[] {
  if (before === after) return [];
  const model = (text: string) => {
    const schema = buildClientSchema(JSON.parse(text) as IntrospectionQuery);
    return buildApiModel(
      schema,
      onlyNames(hints, (type) => isObjectType(schema.getType(type))),
    );
  };
  return modelChanges(model(before), model(after));
}

/** Hints are for the new contract: what they say of fields the old one need not have. */
function onlyNames(hints: Hints, exists: (type: string) => boolean): Hints {
  const types = Object.entries(hints.types ?? {}).flatMap(([type, hint]) =>
    hint?.name !== undefined && exists(type) ? [[type, { name: hint.name }] as const] : [],
  );
  return { types: Object.fromEntries(types) };
}
