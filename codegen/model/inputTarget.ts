import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import type { Field, Member } from '../convention/Field.ts';
import { idFieldOf, listShape, namesake } from '../convention/lighthouse.ts';
import { normal, plural, withoutId } from '../convention/names.ts';
import { formName, relationTo, typeNamed, type ModelContext } from './ModelContext.ts';
import type { InputShape } from './FieldShapes.ts';
import { idsTakenBy, isNumericId } from './numericId.ts';

/** What an input is in the record that is read. */
export interface Target {
  readonly source: string;
  readonly field: Field | undefined;
  readonly shape?: InputShape;
}

/** The read field that an input writes, and whether it does so by id: `country_id` ↔ `country`, a link row's `id` ↔ its only relation. */
export function targetOf(
  context: ModelContext,
  member: Member,
  record: GraphQLObjectType | undefined,
): Target {
  const fields = Object.values(record?.getFields() ?? {});
  const same = namesake(fields, member.name);
  const taken = idsTakenBy(member.type);
  const named = getNamedType(member.type);
  const single = isScalarType(named) && !isListType(getNullableType(member.type));
  if (!single) return idsTarget(context, member, fields, same);
  if (same !== undefined && isSingle(same)) return referenceTarget(context, same, fields, taken);
  const relation = withoutId(member.name);
  const related =
    relation === undefined
      ? undefined
      : fields.find((field) => normal(field.name) === relation && isSingle(field));
  if (related !== undefined) return referenceTarget(context, related, fields, taken);
  const link =
    record !== undefined && member.name === 'id' && idFieldOf(record) === undefined
      ? fields.filter(isSingle)
      : [];
  if (link.length === 1 && link[0] !== undefined) return referenceTarget(context, link[0], fields, taken);
  const type = relation !== undefined && isId(member.type) ? typeNamed(context, relation) : undefined;
  const target = { source: same?.name ?? formName(member.name), field: same };
  return type === undefined
    ? target
    : { ...target, shape: { kind: 'reference', ...relationTo(context, type), ...taken } };
}

/** One record, that has an id of its own. */
function isSingle(field: Field): boolean {
  const bare = getNullableType(field.type);
  return isObjectType(bare) && listShape(field.type) === undefined && idFieldOf(bare) !== undefined;
}

const isId = (type: GraphQLInputType): boolean => getNamedType(type).name === 'ID' || isNumericId(type);

function referenceTarget(
  context: ModelContext,
  field: Field,
  beside: readonly Field[],
  taken: ReturnType<typeof idsTakenBy>,
): Target {
  const type = getNamedType(field.type) as GraphQLObjectType;
  return {
    source: `${field.name}.id`,
    field,
    shape: { kind: 'reference', ...relationTo(context, type), twin: twinOf(field, beside), ...taken },
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
export function isAlwaysThere({ field, shape }: Target, record: GraphQLObjectType | undefined): boolean {
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
  const field = same ?? namesake(fields, relation);
  const source = field?.name ?? formName(member.name);
  // Numbers are ids where their name says so, or records are read there.
  const isOfIds =
    getNamedType(member.type).name === 'ID' ||
    (isNumericId(member.type) &&
      (relation !== member.name || (field && listShape(field.type)) !== undefined));
  if (!isOfIds) return { source, field };
  const shape = idsShape(context, field, relation, { sync: false, taken: member.type });
  return shape === undefined ? { source, field } : { source, field, shape };
}

export function idsShape(
  context: ModelContext,
  field: Field | undefined,
  name: string,
  { sync, taken }: { readonly sync: boolean; readonly taken: GraphQLInputType },
): InputShape | undefined {
  const listed = field === undefined ? undefined : listShape(field.type)?.type;
  const type = listed ?? typeNamed(context, name);
  return type === undefined
    ? undefined
    : {
        kind: 'references',
        ...relationTo(context, type),
        sync,
        ids: listed === undefined,
        ...idsTakenBy(taken),
      };
}
