import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';

export type Wrapper =
  | { readonly kind: 'sync'; readonly type: GraphQLInputType }
  | {
      readonly kind: 'nested';
      readonly create: GraphQLInputObjectType | undefined;
      readonly update: GraphQLInputObjectType | undefined;
      /** The ids of rows that go, where rows can. */
      readonly deleted: GraphQLInputType | undefined;
    }
  | {
      readonly kind: 'connect';
      readonly create: GraphQLInputObjectType | undefined;
      /** The id of the record that is there. */
      readonly connected: GraphQLInputType;
    }
  /** Can only add, never take away: a form that shows the whole list cannot be written with it. */
  | { readonly kind: 'unsupported' };

/** How an input object writes a relation; undefined where it is a plain object. */
export function wrapperOf(type: GraphQLInputObjectType): Wrapper | undefined {
  const fields = type.getFields();
  const keys = Object.keys(fields);
  if (keys.length === 0 || !keys.every((key) => relationVerbs.includes(key))) return undefined;
  const inputObject = (name: string) => {
    const named = fields[name] && getNamedType(fields[name].type);
    return isInputObjectType(named) ? named : undefined;
  };
  const isList = (name: string) =>
    fields[name] !== undefined && isListType(getNullableType(fields[name].type));
  if (fields['sync'] !== undefined) return { kind: 'sync', type: fields['sync'].type };
  if (isList('create')) {
    return {
      kind: 'nested',
      create: inputObject('create'),
      update: inputObject('update'),
      deleted: isList('delete') ? fields['delete']?.type : undefined,
    };
  }
  if (fields['connect'] !== undefined && !isList('connect'))
    return { kind: 'connect', create: inputObject('create'), connected: fields['connect'].type };
  return { kind: 'unsupported' };
}

const relationVerbs = [
  'create',
  'update',
  'upsert',
  'delete',
  'connect',
  'disconnect',
  'sync',
  'syncWithoutDetaching',
];
