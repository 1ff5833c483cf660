import type { GraphQLField } from 'graphql';

/** A query or a mutation of the contract. */
export type RootField = GraphQLField<unknown, unknown>;
