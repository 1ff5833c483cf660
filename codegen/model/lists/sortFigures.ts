import type { GraphQLArgument, GraphQLObjectType } from 'graphql';
import { countAggregate, orderRelations, type OrderRelation } from '#codegen/convention/lighthouse.ts';
import { normal, singular } from '#codegen/convention/names.ts';
import type { TellFault } from '#codegen/hints/HintFault.ts';
import type { TypeHints } from '#codegen/hints/Hints.ts';
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
  tellFault: TellFault,
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
    const fault = faultOf(figure, relations);
    if (fault !== undefined)
      tellFault({ place: ['types', type.name, 'sortFigures', field], why: `orderBy takes ${fault}.` });
    return fields.some(({ name }) => name === field) ? [[field, figure] as const] : [];
  });
  return Object.fromEntries<SortFigure>([...counts, ...hinted]);
}

const isCountOf = (relation: string, { name, shape }: ReadField): boolean =>
  shape.kind === 'scalar' &&
  !shape.list &&
  [normal(relation), singular(normal(relation))].some((counted) => normal(name) === `${counted}_count`);

/** What the contract does not offer of a figure. */
function faultOf(
  { relation, aggregate, column }: SortFigure,
  relations: readonly OrderRelation[],
): string | undefined {
  const found = relations.find(({ name }) => name === relation);
  if (found === undefined) return `no relation '${relation}'`;
  if (!found.aggregates.includes(aggregate)) return `no ${aggregate} of '${relation}'`;
  if (column !== undefined && !found.columns.includes(column)) return `no column ${column} of '${relation}'`;
  return column === undefined && aggregate !== countAggregate
    ? `no ${aggregate} of '${relation}' without a column`
    : undefined;
}
