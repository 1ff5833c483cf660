import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  type GraphQLArgument,
  type GraphQLObjectType,
} from 'graphql';
import type { Field } from '../convention/Field.ts';
import { idArgumentOf, isConditions, names, sameName } from '../convention/lighthouse.ts';
import { demandedArguments, namesOf } from './demandedArguments.ts';
import type { LeaveOut } from './ModelContext.ts';
import type { ResourceOperations, VariableModel, WriteOperation } from './ResourceModel.ts';

/** What has a default may be left out, so that its variable is nullable even where the argument is not. */
export const variablesOf = (field: Field): readonly VariableModel[] =>
  field.args.map((argument) => ({
    name: argument.name,
    type: String(argument.defaultValue === undefined ? argument.type : getNullableType(argument.type)),
  }));

/** A write that answers the record; one that answers anything else is no plain CRUD. */
export function writeOperation(
  field: Field | undefined,
  type: GraphQLObjectType,
  leaveOut: LeaveOut,
): WriteOperation | undefined {
  if (field === undefined) return undefined;
  if (getNullableType(field.type) !== type) {
    leaveOut(field.name, `it answers ${String(field.type)}, not the ${type.name} that it wrote`);
    return undefined;
  }
  const argument = inputArgumentOf(field, type);
  return {
    field: field.name,
    variables: variablesOf(field),
    input: argument && { argument: argument.name, type: getNamedType(argument.type).name },
  };
}

/**
 * The argument that holds all that a form writes: `input`, else the only input object beside the id that is no field of
 * the record (`updatePool(id, pool: UpdatePoolInput!)`). Undefined where the arguments are inputs themselves.
 */
function inputArgumentOf(field: Field, type: GraphQLObjectType): GraphQLArgument | undefined {
  const isMember = ({ name }: GraphQLArgument) =>
    Object.keys(type.getFields()).some((own) => sameName(own, name));
  const candidates = field.args.filter(
    (argument) => isInputObject(argument) && (argument.name === names.input || !isMember(argument)),
  );
  const found =
    candidates.find(({ name }) => name === names.input) ??
    (candidates.length === 1 ? candidates[0] : undefined);
  const others = field.args.filter((argument) => argument !== found && argument !== idArgumentOf(field));
  const isWhole = !others.some(
    (argument) => isMember(argument) || demandedArguments(field).includes(argument),
  );
  return isWhole ? found : undefined;
}

const isInputObject = ({ type }: GraphQLArgument): boolean =>
  isInputObjectType(getNullableType(type)) && !isConditions(type);

export function updateOperation(
  field: Field | undefined,
  type: GraphQLObjectType,
  leaveOut: LeaveOut,
): ResourceOperations['update'] {
  const write = writeOperation(field, type, leaveOut);
  if (field === undefined || write === undefined) return undefined;
  const argument = idArgumentOf(field);
  if (argument !== undefined) return { ...write, idInput: argument.name, idVariable: argument.name };
  const input = field.args.find(({ name }) => name === write.input?.argument);
  const inputType = input && getNamedType(input.type);
  const member = isInputObjectType(inputType)
    ? Object.keys(inputType.getFields()).find((name) => name.toLowerCase() === 'id')
    : undefined;
  if (member === undefined) leaveOut(field.name, 'it is not told by an id which record it changes');
  return member === undefined ? undefined : { ...write, idInput: member };
}

/** A payload of its own might say that nothing was deleted, which nobody here would read. */
export function operationById(
  field: Field | undefined,
  type: GraphQLObjectType,
  leaveOut: LeaveOut,
): ResourceOperations['delete'] {
  if (field === undefined) return undefined;
  const id = idArgumentOf(field);
  const more = demandedArguments(field).filter((argument) => argument !== id);
  const answer = getNullableType(field.type);
  const fault =
    id === undefined
      ? 'it is not told by an id which record it is for'
      : more.length > 0
        ? `it demands ${namesOf(more)} beside the id`
        : answer !== type && !isLeafType(answer)
          ? `it answers ${String(field.type)}, neither the ${type.name} nor a plain value`
          : undefined;
  if (id === undefined || fault !== undefined) {
    leaveOut(field.name, fault ?? '');
    return undefined;
  }
  return { field: field.name, idArgument: id.name, idType: String(id.type), selects: answer === type };
}
