import type { GraphQLSchema } from 'graphql';
import type { InputField, ReadField } from './FieldShapes.ts';
import type { ResourceModel } from './ResourceModel.ts';
import { shownFields } from './shownFields.ts';
import { usedOperations } from './unusedOperations.ts';

/** What the contract deprecates and screens have all the same, each with its reason. */
export function deprecations(schema: GraphQLSchema, resources: readonly ResourceModel[]): readonly string[] {
  const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  const operations = [...usedOperations(resources)].map((name) => ({
    name,
    deprecation: roots[name]?.deprecationReason ?? undefined,
  }));
  const fields = shownFields(resources).map(({ type, field }) => ofType(type, field.name, field));
  const inputs = resources.flatMap(({ type, createInputs, updateInputs }) =>
    [...createInputs, ...updateInputs].map((input) => ofType(type, input.source, input)),
  );
  const lines = [...operations, ...fields, ...inputs].flatMap(({ name, deprecation }) =>
    deprecation === undefined ? [] : [`${name}: ${deprecation}`],
  );
  return [...new Set(lines)];
}

const ofType = (type: string, name: string, { deprecation }: ReadField | InputField) => ({
  name: `${type}.${name}`,
  deprecation,
});
