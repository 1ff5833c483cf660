import { isNonNullType, type GraphQLArgument } from 'graphql';
import type { Field, Member } from '../convention/Field.ts';

/** Arguments that a call cannot go without. */
export const demandedArguments = (field: Field): readonly GraphQLArgument[] => field.args.filter(isDemanded);

/** What has a default may be left out. */
export const isDemanded = ({ type, defaultValue }: Member): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** 'a and b', for messages. */
export const namesOf = (members: readonly { readonly name: string }[]): string =>
  members.map(({ name }) => name).join(' and ');
