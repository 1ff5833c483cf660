import { getNullableType, isLeafType, type GraphQLArgument, type GraphQLObjectType } from 'graphql';
import type { Field } from '#codegen/convention/Field.ts';
import { listShape, names, namesake, orderColumns, orderRelations } from '#codegen/convention/lighthouse.ts';
import { normal } from '#codegen/convention/names.ts';

/** By these other conventions page and sort. */
const foreign = [
  ...['limit', 'offset', 'skip', 'take', 'per_page', 'page_size', 'last', 'after', 'before', 'cursor'],
  ...['sort_field', 'sort_order'],
];

/** What of a list's arguments pages or sorts it in a way that no screen knows; it filters nothing. */
export function unaskedArguments(list: Field, type: GraphQLObjectType): readonly GraphQLArgument[] {
  const isPlain = listShape(list.type)?.paged === false;
  const own = isPlain ? [normal(names.page), normal(names.perPage)] : [];
  // A record with a limit of its own is filtered by it.
  const isOfRecord = (name: string) => namesake(Object.values(type.getFields()), name) !== undefined;
  return list.args.filter(
    (argument) =>
      isLeafType(getNullableType(argument.type)) &&
      [...foreign, ...own].includes(normal(argument.name)) &&
      !isOfRecord(argument.name),
  );
}

/** What sorts a list in another way than by a column and its direction. */
export const foreignOrders = (list: Field): readonly GraphQLArgument[] =>
  list.args.filter(
    (argument) =>
      [names.orderBy, names.sortBy].some((name) => name === argument.name) &&
      orderColumns(argument, argument.name) === undefined &&
      orderRelations(argument).length === 0,
  );
