import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
} from 'graphql';
import { idFieldOf, listShape, sameName } from '../convention/lighthouse.ts';
import { normal, plural, withoutId } from '../convention/names.ts';
import { formName, relationTo, typeNamed, type ModelContext } from './ModelContext.ts';
import type { InputShape } from './FieldShapes.ts';

export type Member = GraphQLInputField | GraphQLArgument;
export type Field = GraphQLField<unknown, unknown>;

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
  const field = same ?? fields.find((candidate) => sameName(candidate.name, relation));
  const source = field?.name ?? formName(member.name);
  if (getNamedType(member.type).name !== 'ID') return { source, field };
  const shape = idsShape(context, field, relation, false);
  return shape === undefined ? { source, field } : { source, field, shape };
}

export function idsShape(
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
