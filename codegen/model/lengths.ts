import {
  type ConstDirectiveNode,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isScalarType,
  Kind,
} from 'graphql';

/** How many characters an input may hold, by 'UpdateUserInput.first_name'. */
export type Lengths = ReadonlyMap<string, number>;

const directive = 'length';

/**
 * What SDL says of its texts by `@length(max:)`: at the member, else at its scalar, else, of plain texts, the default
 * of the directive itself. Introspection tells of no directives, so of another API nothing is known but from SDL.
 */
export function lengthsOf(schema: GraphQLSchema): Lengths {
  const usual: unknown = schema
    .getDirective(directive)
    ?.args.find(({ name }) => name === 'max')?.defaultValue;
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  return new Map(
    inputs.flatMap((input) =>
      Object.values(input.getFields()).flatMap(({ name, type, astNode }): [string, number][] => {
        const scalar = getNamedType(type);
        // Introspection keeps the directive's definition, and none of its uses.
        if (!isScalarType(scalar) || !astNode) return [];
        const otherwise = scalar.name === 'String' && typeof usual === 'number' ? usual : undefined;
        const max = said(astNode.directives) ?? said(scalar.astNode?.directives) ?? otherwise;
        return max === undefined ? [] : [[`${input.name}.${name}`, max]];
      }),
    ),
  );
}

function said(directives: readonly ConstDirectiveNode[] = []): number | undefined {
  const value = directives.find(({ name }) => name.value === directive)?.arguments?.[0]?.value;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}
