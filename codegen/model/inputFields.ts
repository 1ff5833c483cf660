import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import type { Field, Member } from '../convention/Field.ts';
import { idFieldOf, onceNames, recordOf } from '../convention/lighthouse.ts';
import { wrapperOf, type Wrapper } from '../convention/relationWrapper.ts';
import { isOfEveryObject, normal, whyOfEveryObject } from '../convention/names.ts';
import {
  formName,
  hintsOf,
  relationTo,
  scalarShape,
  typeNamed,
  wordingOf,
  type ModelContext,
} from './ModelContext.ts';
import { isListOfLists } from './answerFault.ts';
import { retiredValues } from './enums.ts';
import { lengthOf, widthIn } from './inputRoom.ts';
import { idsShape, isAlwaysThere, type Target, targetOf } from './inputTarget.ts';
import { misfit } from './misfit.ts';
import { idsTakenBy } from './numericId.ts';
import type { InputField, InputShape } from './FieldShapes.ts';

/** Where an input writes to: the record's type, if there is one, and the input types around it, so that circles end. */
interface Place {
  readonly record: GraphQLObjectType | undefined;
  readonly path: readonly string[];
}

/** The inputs of a form, in the contract's order, each at its source in the record that is read. */
export function inputFields(
  context: ModelContext,
  members: readonly Member[],
  place: Place,
): readonly InputField[] {
  const inputs = members
    .filter(({ name }) => !onceNames.includes(normal(name)))
    .map((member) => inputField(context, member, place))
    .filter((field) => field !== undefined);
  return inputs.filter((input) => {
    const alike = inputs.filter(({ source }) => source === input.source);
    const kept = alike.find(({ name, source }) => name === source) ?? alike[0];
    if (kept === undefined || kept === input) return true;
    context.leaveOut(nameOf(place, input), `the form keeps it where it keeps ${kept.name}`);
    return false;
  });
}

const nameOf = ({ path }: Place, { name }: { readonly name: string }): string =>
  `${path.at(-1) ?? ''}.${name}`;

export const membersOf = (type: GraphQLInputObjectType): readonly Member[] => Object.values(type.getFields());

function inputField(context: ModelContext, member: Member, place: Place): InputField | undefined {
  if (isOfEveryObject(formName(member.name))) {
    context.leaveOut(nameOf(place, member), whyOfEveryObject);
    return undefined;
  }
  if (isListOfLists(member.type)) {
    context.leaveOut(nameOf(place, member), 'it takes a list of lists');
    return undefined;
  }
  const target = targetOf(context, member, place.record);
  const shape = target.shape ?? plainShape(context, member, target.field, place);
  if (shape === undefined) return undefined;
  if (shape.kind === 'scalar' && shape.scalar === 'boolean' && shape.list) {
    context.leaveOut(nameOf(place, member), 'it takes a list of yes and no');
    return undefined;
  }
  const unpickable = unpickableMember(shape);
  if (unpickable !== undefined) {
    context.leaveOut(
      nameOf(place, member),
      `each row demands ${unpickable}, and nothing lists what it points at`,
    );
    return undefined;
  }
  const isDemanded = isNonNullType(member.type);
  const always = isDemanded && member.defaultValue === undefined;
  const length = lengthOf(context, place.path, member);
  const name = target.field?.name ?? formName(member.name);
  return {
    name: member.name,
    ...wordingOf(context, place.record?.name, name, member.description),
    deprecation: member.deprecationReason ?? undefined,
    source: target.source,
    required: always,
    always,
    kept: isDemanded,
    ...reading(context, shape, target, place.record),
    nullable: !isAlwaysThere(target, place.record),
    defaultValue: member.defaultValue,
    length,
    width: widthIn(context, place.record, name, shape, length),
    shape,
  };
}

/** 'UpdatePoolInput.team', seen from within what the member writes. */
const nameIn = ({ path }: Place, { name }: Member): string => `${path.at(-2) ?? ''}.${name}`;

/** Whether the record that is read says what the input holds, and what follows from it. */
function reading(
  context: ModelContext,
  shape: InputShape,
  { source, field }: Target,
  record: GraphQLObjectType | undefined,
): Pick<InputField, 'unread' | 'writeOnly' | 'secret'> {
  const hints = record === undefined ? {} : hintsOf(context, record.name);
  return {
    unread: misfit(shape, field),
    writeOnly: [...(hints.writeOnly ?? []), hints.reason].includes(source),
    secret: [...(hints.writeOnly ?? []), ...(hints.secrets ?? [])].includes(source) ? true : undefined,
  };
}

/** A row that must name a record which nobody can look up cannot be written. */
function unpickableMember(shape: InputShape): string | undefined {
  const members = shape.kind === 'objects' ? shape.fields : shape.kind === 'nested' ? shape.create : [];
  return members.find(
    (member) => member.always && member.shape.kind === 'reference' && member.shape.resource === undefined,
  )?.name;
}

function plainShape(
  context: ModelContext,
  member: Member,
  field: Field | undefined,
  place: Place,
): InputShape | undefined {
  const list = isListType(getNullableType(member.type));
  const type = getNamedType(member.type);
  if (isScalarType(type))
    return scalarShape(context, place.record?.name, field?.name ?? formName(member.name), type.name, list);
  if (isEnumType(type)) return { kind: 'enum', enum: type.name, list, ...retiredValues(type) };
  if (!isInputObjectType(type)) return undefined;
  if (place.path.includes(type.name)) {
    context.leaveOut(nameOf(place, member), 'it contains itself');
    return undefined;
  }
  const inner: Place = { record: field && recordOf(field), path: [...place.path, type.name] };
  const wrapper = wrapperOf(type);
  if (wrapper === undefined) {
    const fields = inputFields(context, membersOf(type), inner);
    return list ? { kind: 'objects', fields, sync: false } : { kind: 'object', fields };
  }
  if (wrapper.kind === 'sync') return syncShape(context, member, wrapper.type, field, inner);
  if (wrapper.kind === 'nested') return nestedShape(context, wrapper, inner);
  if (wrapper.kind === 'connect') return connectShape(context, wrapper, member, inner);
  context.leaveOut(nameOf(place, member), 'it can add to a list but not take away');
  return undefined;
}

function syncShape(
  context: ModelContext,
  member: Member,
  type: GraphQLInputType,
  field: Field | undefined,
  inner: Place,
): InputShape | undefined {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return {
      kind: 'objects',
      fields: inputFields(context, membersOf(named), { ...inner, path: [...inner.path, named.name] }),
      sync: true,
    };
  }
  const shape = idsShape(context, field, member.name, { sync: true, taken: type });
  if (shape === undefined) context.leaveOut(nameIn(inner, member), 'nothing lists what it points at');
  return shape;
}

function nestedShape(
  context: ModelContext,
  wrapper: Extract<Wrapper, { kind: 'nested' }>,
  inner: Place,
): InputShape {
  const rows = (type: GraphQLInputObjectType | undefined) =>
    type === undefined
      ? []
      : inputFields(context, membersOf(type), { ...inner, path: [...inner.path, type.name] });
  const idField = (inner.record && idFieldOf(inner.record)) ?? 'id';
  return {
    kind: 'nested',
    idField,
    create: rows(wrapper.create),
    update: rows(wrapper.update),
    canDelete: wrapper.deleted !== undefined,
    ...idsTakenBy(wrapper.deleted ?? wrapper.update?.getFields()[idField]?.type),
  };
}

function connectShape(
  context: ModelContext,
  { create, connected }: Extract<Wrapper, { kind: 'connect' }>,
  member: Member,
  inner: Place,
): InputShape | undefined {
  const type = inner.record ?? typeNamed(context, member.name);
  if (type === undefined) {
    context.leaveOut(nameIn(inner, member), 'nothing lists what it points at');
    return undefined;
  }
  const fields =
    create === undefined
      ? []
      : inputFields(context, membersOf(create), { record: type, path: [...inner.path, create.name] });
  return { kind: 'connect', ...relationTo(context, type), create: fields, ...idsTakenBy(connected) };
}
