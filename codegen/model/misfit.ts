import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import type { Field } from '../convention/Field.ts';
import { idFieldOf, listShape, names } from '../convention/lighthouse.ts';
import { demandedArguments, namesOf } from './demandedArguments.ts';
import type { InputField, InputShape } from './FieldShapes.ts';

/**
 * Why what a record answers cannot fill an input of a form; undefined where it can. A form that opened blank, or with a
 * part of what there is, would clear the rest when it is saved.
 */
export function misfit(shape: InputShape, field: Field | undefined): string | undefined {
  if (field === undefined) return 'nothing that is read is called so';
  const demanded = demandedArguments(field);
  if (demanded.length > 0) return `reading it demands ${namesOf(demanded)}`;
  if (field.args.some(({ name }) => name === names.perPage)) return 'the record shows but a part of it';
  if (!answers(shape, field)) return `what is read, ${String(field.type)}, is of another kind`;
  return unreadMember(shape);
}

/** Whether a field answers what a shape writes: the same kind of thing, one or many. */
function answers(shape: InputShape, field: Field): boolean {
  switch (shape.kind) {
    case 'scalar':
      return shape.scalar === 'upload' ? isShown(field) : isLeaf(field, shape.list);
    case 'enum':
      return isLeaf(field, shape.list);
    case 'reference':
      return isLeaf(field, false) || singleOf(field) !== undefined;
    case 'references':
      return shape.ids ? isLeaf(field, true) : rowOf(field) !== undefined;
    case 'object':
      return singleOf(field) !== undefined;
    case 'objects':
      return rowOf(field) !== undefined;
    case 'nested':
      return hasId(rowOf(field));
    case 'connect':
      return hasId(singleOf(field));
  }
}

const isLeaf = (field: Field, list: boolean): boolean =>
  isListType(getNullableType(field.type)) === list && isLeafType(getNamedType(field.type));

/** A file is answered by its address or addresses. */
const isShown = (field: Field): boolean => isLeaf(field, false) || singleOf(field) !== undefined;

const singleOf = (field: Field): GraphQLObjectType | undefined => {
  const bare = getNullableType(field.type);
  return isObjectType(bare) && listShape(field.type) === undefined ? bare : undefined;
};

const rowOf = (field: Field): GraphQLObjectType | undefined => {
  const shape = listShape(field.type);
  return shape?.paged === false ? shape.type : undefined;
};

const hasId = (type: GraphQLObjectType | undefined): boolean =>
  type !== undefined && idFieldOf(type) !== undefined;

/** Parts and rows are sent whole: a member that was not read would be lost. */
function unreadMember(shape: InputShape): string | undefined {
  const found = sentMembers(shape).find((member) => member.unread !== undefined && member.writeOnly !== true);
  return found && `of its ${found.name}, ${found.unread ?? ''}`;
}

function sentMembers(shape: InputShape): readonly InputField[] {
  if (shape.kind === 'nested') return shape.update;
  return shape.kind === 'object' || shape.kind === 'objects' ? shape.fields : [];
}
