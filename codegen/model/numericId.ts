import { getNamedType, GraphQLInt, type GraphQLType } from 'graphql';

/** The contract writes an id as a number here, and takes no text for one. */
export const isNumericId = (type: GraphQLType | undefined): boolean => getNamedType(type) === GraphQLInt;

/** Said of the shape of an argument that takes ids. */
export const idsTakenBy = (type: GraphQLType | undefined): { readonly numericId?: true } =>
  isNumericId(type) ? { numericId: true } : {};
