import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { isRow } from '#src/data/Row.ts';

export type ForeignRow = Record<string, unknown> & { readonly id: string };

/** A relation as it is kept: the type and the id of the record that it leads to. */
interface Ref {
  readonly type: string;
  readonly ref: string;
}

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value;

export const isForeignRow = (value: unknown): value is ForeignRow =>
  isRow(value) && typeof value['id'] === 'string';

/** Rows by type: every object type that has an id. */
export type ForeignRows = ReadonlyMap<string, ForeignRow[]>;

export const idNameOf = (type: GraphQLObjectType): string | undefined =>
  Object.keys(type.getFields()).find((name) => name.toLowerCase() === 'id');

export const isRecordType = (type: unknown): type is GraphQLObjectType =>
  isObjectType(type) && idNameOf(type) !== undefined;

/** The types whose records a query lists or reads; others live within them. */
export function recordTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(isRecordType);
}

/** The field by which records of `type` belong to one of `owner`: lines of an order. */
export const ownerField = (type: GraphQLObjectType, owner: string): string | undefined =>
  Object.values(type.getFields()).find(
    ({ type: of }) =>
      isObjectType(getNamedType(of)) && !String(of).startsWith('[') && getNamedType(of).name === owner,
  )?.name;
