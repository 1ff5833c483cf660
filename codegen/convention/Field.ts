import type { GraphQLArgument, GraphQLField, GraphQLInputField } from 'graphql';

/** What a type answers: of the roots, a query or a mutation. */
export type Field = GraphQLField<unknown, unknown>;

/** What takes a value: an input of an input object, or an argument. */
export type Member = GraphQLInputField | GraphQLArgument;
