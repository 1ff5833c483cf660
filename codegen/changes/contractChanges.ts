import { buildClientSchema, isObjectType, type IntrospectionQuery } from 'graphql';
import type { Hints } from '../hints/Hints.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import { modelChanges, type ModelChange } from './modelChanges.ts';

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
