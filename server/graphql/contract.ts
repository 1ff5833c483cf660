import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  getNullableType,
} from 'graphql';
import { loadSchema } from './loadSchema.ts';

type Field = GraphQLField<unknown, unknown>;

/** The data contract as nouns are read from it: what it says they need not say again. */
export const contract: GraphQLSchema = buildSchema(loadSchema('data'));

export function objectType(name: string): GraphQLObjectType {
  const type = contract.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type of the schema.`);
  return type;
}

/** The queries that list a type: page by page, and all of it at once. */
interface ListOperations {
  readonly paged: Field | undefined;
  readonly plain: Field | undefined;
}

export function listOperations(type: string): ListOperations {
  const fields = Object.values(contract.getQueryType()?.getFields() ?? {});
  return {
    paged: fields.find((field) => {
      const page = getNamedType(field.type);
      const data = isObjectType(page) ? page.getFields()['data'] : undefined;
      return data !== undefined && isListOf(data, type);
    }),
    plain: fields.find((field) => isListOf(field, type)),
  };
}

/** The query that lists a type: page by page, or plainly where there is no such query. */
export function listOperation(type: string): { readonly field: Field; readonly isPaged: boolean } | null {
  const { paged, plain } = listOperations(type);
  const field = paged ?? plain;
  return field === undefined ? null : { field, isPaged: paged !== undefined };
}

/** The type of an argument of an operation. */
export function argumentType(field: Field | undefined, name: string): GraphQLNamedType | undefined {
  const found = field?.args.find((argument) => argument.name === name);
  return found && getNamedType(found.type);
}

/** The query that answers one of a type by its id. */
export function oneOperation(type: string): Field | null {
  const fields = Object.values(contract.getQueryType()?.getFields() ?? {});
  return fields.find((field) => getNullableType(field.type) === contract.getType(type)) ?? null;
}

export const hasMutation = (name: string): boolean =>
  contract.getMutationType()?.getFields()[name] !== undefined;

/** The members of an input by name; none where there is no such input. */
export const inputFields = (type: GraphQLNamedType | undefined) =>
  isInputObjectType(type) ? Object.values(type.getFields()) : [];

/** The values of the enum that a member of an input takes; none where it takes no enum. */
export function enumValues(input: GraphQLNamedType | undefined, member: string): readonly string[] {
  const named = memberType(input, member);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
}

/** The type of a member of an input. */
export function memberType(
  input: GraphQLNamedType | undefined,
  member: string,
): GraphQLNamedType | undefined {
  const type = isInputObjectType(input) ? input.getFields()[member]?.type : undefined;
  return type && getNamedType(type);
}

const isListOf = (field: Field, type: string): boolean =>
  isListType(getNullableType(field.type)) && getNamedType(field.type).name === type;
