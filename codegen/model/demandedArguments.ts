import { isNonNullType, type GraphQLArgument, type GraphQLField } from 'graphql';

/** Arguments that a call cannot go without. */
export const demandedArguments = (field: GraphQLField<unknown, unknown>): readonly GraphQLArgument[] =>
  field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);

/** 'a and b', for messages. */
export const namesOf = (members: readonly { readonly name: string }[]): string =>
  members.map(({ name }) => name).join(' and ');
