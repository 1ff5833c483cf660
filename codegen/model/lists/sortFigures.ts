import type { GraphQLArgument, GraphQLObjectType } from 'graphql';
import { countAggregate, orderRelations, type OrderRelation } from '#codegen/convention/lighthouse.ts';
import { normal, singular } from '#codegen/convention/names.ts';
import { HintError, type TypeHints } from '#codegen/hints/Hints.ts';
import type { SortFigure } from '../ResourceModel.ts';
import type { ReadField } from '../FieldShapes.ts';

/**
 * Which fields a figure over a relation sorts: the count of a relation by its name (`posts_count`, `postCount` of
 * `posts`), any other by a hint. A field that counts a part of the relation only would be sorted by what it does not show.
 */
export function sortFigures(
  orderBy: GraphQLArgument | undefined,
  type: GraphQLObjectType,
  fields: readonly ReadField[],
  hints: TypeHints,
): Readonly<Record<string, SortFigure>> {
  const relations = orderBy === undefined ? [] : orderRelations(orderBy);
  const counts = relations
    .filter(({ aggregates }) => aggregates.includes(countAggregate))
    .flatMap(({ name }) =>
      fields
        .filter((field) => isCountOf(name, field))
        .map((field) => [field.name, { relation: name, aggregate: countAggregate }] as const),
    );
  const hinted = Object.entries(hints.sortFigures ?? {}).flatMap(([field, figure]) => {
    if (figure === undefined) return [];
    check(type, field, figure, relations);
    return fields.some(({ name }) => name === field) ? [[field, figure] as const] : [];
  });
  return Object.fromEntries<SortFigure>([...counts, ...hinted]);
}

const isCountOf = (relation: string, { name, shape }: ReadField): boolean =>
  shape.kind === 'scalar' &&
  !shape.list &&
  [normal(relation), singular(normal(relation))].some((counted) => normal(name) === `${counted}_count`);

/** @throws HintError for a figure that the contract does not offer. */
function check(
  type: GraphQLObjectType,
  field: string,
  { relation, aggregate, column }: SortFigure,
  relations: readonly OrderRelation[],
): void {
  const found = relations.find(({ name }) => name === relation);
  const fault =
    found === undefined
      ? `no relation '${relation}'`
      : !found.aggregates.includes(aggregate)
        ? `no ${aggregate} of '${relation}'`
        : column !== undefined && !found.columns.includes(column)
          ? `no column ${column} of '${relation}'`
          : column === undefined && aggregate !== countAggregate
            ? `no ${aggregate} of '${relation}' without a column`
            : undefined;
  if (fault !== undefined)
    throw new HintError(`hints.types.${type.name}.sortFigures.${field}: orderBy takes ${fault}.`);
}
