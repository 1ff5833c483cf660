import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLEnumValue,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql';
import type { Field } from '#codegen/convention/Field.ts';
import { isConditions, isWhere, sameName } from '#codegen/convention/lighthouse.ts';
import { normal } from '#codegen/convention/names.ts';
import { valueLabel } from '../enums.ts';
import { columnShape, isUntested } from './filterFields.ts';
import { typeNamed, labelOf, type ModelContext } from '../ModelContext.ts';
import type { ConditionColumn, ConditionRelation, ConditionsModel, FilterField } from '../FieldShapes.ts';

/** The query builder of a list: its `whereConditions`, wherever the contract puts it. */
export function conditionsModel(
  context: ModelContext,
  list: Field,
  type: GraphQLObjectType,
  filters: readonly FilterField[],
): ConditionsModel | undefined {
  const found = foundConditions(context, list, type);
  if (found === undefined) return undefined;
  const columns = found.columns.filter(({ source }) => !isUntested(context, type, source));
  return { ...found, columns: columns.map((column) => askedByFilter(column, type, filters)) };
}

function foundConditions(
  context: ModelContext,
  list: Field,
  type: GraphQLObjectType,
): ConditionsModel | undefined {
  for (const argument of list.args) {
    const input = getNamedType(argument.type);
    if (!isInputObjectType(input)) continue;
    if (isConditions(input)) return describe(context, [argument.name], input, type);
    const member = isWhere(argument.name)
      ? Object.values(input.getFields()).find((field) => isConditions(field.type))
      : undefined;
    const inner = member && getNamedType(member.type);
    if (member !== undefined && isInputObjectType(inner))
      return describe(context, [argument.name, member.name], inner, type);
  }
  return undefined;
}

function describe(
  context: ModelContext,
  path: readonly string[],
  input: GraphQLInputObjectType,
  type: GraphQLObjectType,
): ConditionsModel {
  const has = input.getFields()['HAS'];
  const relation = has && getNamedType(has.type);
  const members = isInputObjectType(relation) ? relation.getFields() : {};
  const condition = members['condition'] && getNamedType(members['condition'].type);
  return {
    key: path.at(-1) ?? '',
    path,
    columns: columnsOf(context, input, type),
    operators: enumValues(input, 'operator').map(({ name }) => name),
    relations: isInputObjectType(relation)
      ? enumValues(relation, 'relation').map((value) =>
          relationOf(context, value, type, isInputObjectType(condition) ? condition : undefined),
        )
      : [],
  };
}

/** Columns of related records belong to several types at once: of each relation those that its own type has. */
function relationOf(
  context: ModelContext,
  value: GraphQLEnumValue,
  type: GraphQLObjectType,
  condition: GraphQLInputObjectType | undefined,
): ConditionRelation {
  const related = relatedType(context, value.name, type);
  const columns = condition === undefined ? [] : columnsOf(context, condition, related);
  return {
    value: value.name,
    label: valueLabel(value),
    resource: related && context.resources.get(related.name),
    columns:
      related === undefined
        ? columns
        : columns.filter(({ source, shape }) => source !== undefined || shape !== undefined),
  };
}

/** EVENT_BOOKINGS is the field of that name, or what the query of that name lists. */
function relatedType(
  context: ModelContext,
  name: string,
  type: GraphQLObjectType,
): GraphQLObjectType | undefined {
  const field = Object.values(type.getFields()).find((one) => sameName(one.name, name));
  const named = field && getNamedType(field.type);
  return isObjectType(named) && context.resources.has(named.name) ? named : typeNamed(context, name);
}

function enumValues(input: GraphQLInputObjectType, member: string) {
  const field = input.getFields()[member];
  const type = field && getNamedType(field.type);
  return isEnumType(type) ? type.getValues() : [];
}

/** Without a type they keep their names and take plain values. */
const columnsOf = (
  context: ModelContext,
  input: GraphQLInputObjectType,
  type: GraphQLObjectType | undefined,
): readonly ConditionColumn[] =>
  enumValues(input, 'column').map((value) => ({
    value: value.name,
    label: valueLabel(value),
    ...(type === undefined
      ? { source: undefined, shape: undefined }
      : labelled(context, type, columnShape(context, type, value.name))),
  }));

/** What no field shows is what the filter of that name asks; and what a list holds it holds, or does not. */
function askedByFilter(
  column: ConditionColumn,
  type: GraphQLObjectType,
  filters: readonly FilterField[],
): ConditionColumn {
  const { value, source } = column;
  const shown = source === undefined ? undefined : type.getFields()[source];
  const isList = shown !== undefined && isListType(getNullableType(shown.type));
  if (source !== undefined && !isList) return column;
  const filter = filters.find((one) =>
    isList ? one.source === source : normal(one.name) === normal(value) && isPlain(one),
  );
  if (filter !== undefined)
    return { ...column, label: filter.label, shape: filter.shape, filter: filter.name };
  return isList && source !== undefined ? { ...column, filter: source } : column;
}

/** It asks for what it says: it is no bound, no search and no comparison of its own. */
const isPlain = ({ operator }: FilterField): boolean => operator === 'eq' || operator === 'in';

/** A column of a record that this one belongs to is called by both: 'Participant · City'. */
function labelled(
  context: ModelContext,
  type: GraphQLObjectType,
  column: Pick<ConditionColumn, 'source' | 'shape'>,
): Pick<ConditionColumn, 'source' | 'shape'> & { readonly label?: string } {
  const [own, inner, ...deeper] = column.source?.split('.') ?? [];
  const field = own === undefined ? undefined : type.getFields()[own];
  if (own === undefined || inner === undefined || field === undefined || deeper.length > 0) return column;
  const labels = [labelOf(context, type.name, own), labelOf(context, getNamedType(field.type).name, inner)];
  return { ...column, label: labels.join(' · ') };
}
