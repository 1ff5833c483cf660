import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { idFieldOf, listShape, onceNames, sameName, wrapperOf } from '../convention/lighthouse.ts';
import { normal, plural, withoutId } from '../convention/names.ts';
import {
  formName,
  hintsOf,
  relationTo,
  scalarShape,
  typeNamed,
  wordingOf,
  type ModelContext,
} from './ModelContext.ts';
import { lengthOf, widthIn } from './inputRoom.ts';
import { misfit } from './misfit.ts';
import type { InputField, InputShape } from './FieldShapes.ts';

type Member = GraphQLInputField | GraphQLArgument;
type Field = GraphQLField<unknown, unknown>;

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
  return members
    .filter(({ name }) => !onceNames.includes(normal(name)))
    .map((member) => inputField(context, member, place))
    .filter((field) => field !== undefined);
}

export const membersOf = (type: GraphQLInputObjectType): readonly Member[] => Object.values(type.getFields());

function inputField(context: ModelContext, member: Member, place: Place): InputField | undefined {
  const target = targetOf(context, member, place.record);
  const shape = target.shape ?? plainShape(context, member, target.field, place);
  if (shape === undefined) return undefined;
  const unpickable = unpickableMember(shape);
  if (unpickable !== undefined) {
    context.leaveOut(
      `${place.path.at(-1) ?? ''}.${member.name}`,
      `each row demands ${unpickable}, and nothing lists what it points at`,
    );
    return undefined;
  }
  const isDemanded = isNonNullType(member.type);
  const always = isDemanded && member.defaultValue === undefined;
  const length = lengthOf(context, place.path, member);
  return {
    name: member.name,
    ...wordingOf(
      context,
      place.record?.name,
      target.field?.name ?? formName(member.name),
      member.description,
    ),
    deprecation: member.deprecationReason ?? undefined,
    source: target.source,
    required: always,
    always,
    ...(isDemanded && { kept: true }),
    ...reading(context, shape, target, place.record),
    nullable: !isAlwaysThere(target, place.record),
    defaultValue: member.defaultValue,
    ...length,
    ...widthIn(context, place.record, target.field?.name ?? formName(member.name), shape, length.length),
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
): Pick<InputField, 'unread' | 'writeOnly'> {
  const unread = misfit(shape, field);
  const hints = record === undefined ? {} : hintsOf(context, record.name);
  return {
    ...(unread === undefined ? {} : { unread }),
    ...([...(hints.writeOnly ?? []), hints.reason].includes(source) ? { writeOnly: true } : {}),
  };
}

/** A row that must name a record which nobody can look up cannot be written. */
function unpickableMember(shape: InputShape): string | undefined {
  const members = shape.kind === 'objects' ? shape.fields : shape.kind === 'nested' ? shape.create : [];
  return members.find(
    (member) => member.always && member.shape.kind === 'reference' && member.shape.resource === undefined,
  )?.name;
}

interface Target {
  readonly source: string;
  readonly field: Field | undefined;
  readonly shape?: InputShape;
}

/** The read field that an input writes, and whether it does so by id: `country_id` ↔ `country`, a link row's `id` ↔ its only relation. */
function targetOf(context: ModelContext, member: Member, record: GraphQLObjectType | undefined): Target {
  const fields = Object.values(record?.getFields() ?? {});
  const same = fields.find((field) => sameName(field.name, member.name));
  const named = getNamedType(member.type);
  const single = isScalarType(named) && !isListType(getNullableType(member.type));
  if (!single) return idsTarget(context, member, fields, same);
  if (same !== undefined && isSingle(same)) return referenceTarget(context, same, fields);
  const relation = withoutId(member.name);
  const related =
    relation === undefined
      ? undefined
      : fields.find((field) => normal(field.name) === relation && isSingle(field));
  if (related !== undefined) return referenceTarget(context, related, fields);
  const link =
    record !== undefined && member.name === 'id' && idFieldOf(record) === undefined
      ? fields.filter(isSingle)
      : [];
  if (link.length === 1 && link[0] !== undefined) return referenceTarget(context, link[0], fields);
  const type = relation !== undefined && named.name === 'ID' ? typeNamed(context, relation) : undefined;
  const target = { source: same?.name ?? formName(member.name), field: same };
  return type === undefined
    ? target
    : { ...target, shape: { kind: 'reference', ...relationTo(context, type) } };
}

/** One record, that has an id of its own. */
function isSingle(field: Field): boolean {
  const bare = getNullableType(field.type);
  return isObjectType(bare) && listShape(field.type) === undefined && idFieldOf(bare) !== undefined;
}

function referenceTarget(context: ModelContext, field: Field, beside: readonly Field[]): Target {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const twin = twinOf(field, beside);
  return {
    source: `${field.name}.id`,
    field,
    shape: { kind: 'reference', ...relationTo(context, type), ...(twin === undefined ? {} : { twin }) },
  };
}

/** `trainerId` beside `trainer`: it is there for a record that the viewer may not see, too. */
const twinOf = (relation: Field, beside: readonly Field[]): string | undefined =>
  beside.find(
    (field) =>
      withoutId(field.name) === normal(relation.name) &&
      field.args.length === 0 &&
      isScalarType(getNullableType(field.type)),
  )?.name;

/** Of a relation whose record may be hidden, the id beside it tells. */
function isAlwaysThere({ field, shape }: Target, record: GraphQLObjectType | undefined): boolean {
  const twin = shape?.kind === 'reference' && shape.twin !== undefined && record?.getFields()[shape.twin];
  return [field?.type, twin ? twin.type : undefined].some(isNonNullType);
}

/** A list of ids: `countries: [ID!]`, `tag_ids: [ID!]`; anything else keeps the field of the same name. */
function idsTarget(
  context: ModelContext,
  member: Member,
  fields: readonly Field[],
  same: Field | undefined,
): Target {
  const relation = /_?ids$/i.test(member.name) ? plural(member.name.replace(/_?ids$/i, '')) : member.name;
  const field = same ?? fields.find((candidate) => sameName(candidate.name, relation));
  const source = field?.name ?? formName(member.name);
  if (getNamedType(member.type).name !== 'ID') return { source, field };
  const shape = idsShape(context, field, relation, false);
  return shape === undefined ? { source, field } : { source, field, shape };
}

function idsShape(
  context: ModelContext,
  field: Field | undefined,
  name: string,
  sync: boolean,
): InputShape | undefined {
  const listed = field === undefined ? undefined : listShape(field.type)?.type;
  const type = listed ?? typeNamed(context, name);
  return type === undefined
    ? undefined
    : { kind: 'references', ...relationTo(context, type), sync, ids: listed === undefined };
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
  if (isEnumType(type)) return { kind: 'enum', enum: type.name, list };
  if (!isInputObjectType(type)) return undefined;
  if (place.path.includes(type.name)) {
    context.leaveOut(`${place.path.at(-1) ?? ''}.${member.name}`, 'it contains itself');
    return undefined;
  }
  const inner: Place = { record: field && recordOf(field), path: [...place.path, type.name] };
  const wrapper = wrapperOf(type);
  if (wrapper === undefined) {
    const fields = inputFields(context, membersOf(type), inner);
    return list
      ? { kind: 'objects', type: type.name, fields, sync: false }
      : { kind: 'object', type: type.name, fields };
  }
  if (wrapper.kind === 'sync') return syncShape(context, member, wrapper.type, field, inner);
  if (wrapper.kind === 'nested') return nestedShape(context, wrapper, inner);
  if (wrapper.kind === 'connect') return connectShape(context, wrapper.create, member, inner);
  context.leaveOut(`${place.path.at(-1) ?? ''}.${member.name}`, 'it can add to a list but not take away');
  return undefined;
}

function recordOf(field: Field): GraphQLObjectType | undefined {
  const type = listShape(field.type)?.type ?? getNamedType(field.type);
  return isObjectType(type) ? type : undefined;
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
      type: named.name,
      fields: inputFields(context, membersOf(named), { ...inner, path: [...inner.path, named.name] }),
      sync: true,
    };
  }
  const shape = idsShape(context, field, member.name, true);
  if (shape === undefined) context.leaveOut(nameIn(inner, member), 'nothing lists what it points at');
  return shape;
}

function nestedShape(
  context: ModelContext,
  wrapper: {
    readonly create: GraphQLInputObjectType | undefined;
    readonly update: GraphQLInputObjectType | undefined;
    readonly canDelete: boolean;
  },
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
    canDelete: wrapper.canDelete,
  };
}

function connectShape(
  context: ModelContext,
  create: GraphQLInputObjectType | undefined,
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
  return { kind: 'connect', ...relationTo(context, type), create: fields };
}
