import { isEnumType, type GraphQLSchema } from 'graphql';
import type { ReadField } from './FieldShapes.ts';
import type { ResourceModel } from './ResourceModel.ts';
import { shownFields } from './shownFields.ts';
import { usedEnums } from './usedEnums.ts';
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
  const lines = [...operations, ...fields, ...inputs, ...enumValues(schema, resources)].flatMap(
    ({ name, deprecation }) => (deprecation === undefined ? [] : [`${name}: ${deprecation}`]),
  );
  return [...new Set(lines)];
}

const enumValues = (schema: GraphQLSchema, resources: readonly ResourceModel[]) =>
  [...usedEnums(resources)].flatMap((name) => {
    const type = schema.getType(name);
    return isEnumType(type)
      ? type
          .getValues()
          .map((value) => ofType(name, value.name, { deprecation: value.deprecationReason ?? undefined }))
      : [];
  });

const ofType = (type: string, name: string, { deprecation }: Pick<ReadField, 'deprecation'>) => ({
  name: `${type}.${name}`,
  deprecation,
});
