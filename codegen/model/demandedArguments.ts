import { isNonNullType, type GraphQLArgument, type GraphQLField, type GraphQLInputField } from 'graphql';

/** Arguments that a call cannot go without. */
export const demandedArguments = (field: GraphQLField<unknown, unknown>): readonly GraphQLArgument[] =>
  field.args.filter(isDemanded);

/** What has a default may be left out. */
export const isDemanded = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** 'a and b', for messages. */
export const namesOf = (members: readonly { readonly name: string }[]): string =>
  members.map(({ name }) => name).join(' and ');
