import type { GraphQLArgument, GraphQLField, GraphQLObjectType } from 'graphql';
import { listShape, orderColumns, sameName } from '#codegen/convention/lighthouse.ts';
import { normal } from '#codegen/convention/names.ts';
import type { TypeHints } from '#codegen/hints/Hints.ts';
import { variablesOf } from '../writeOperations.ts';
import { sortFigures } from './sortFigures.ts';
import type { ResourceOperations } from '../ResourceModel.ts';
import type { FilterField, ReadField } from '../FieldShapes.ts';

export interface ListSource {
  readonly list: GraphQLField<unknown, unknown>;
  readonly type: GraphQLObjectType;
  readonly fields: readonly ReadField[];
  readonly filters: readonly FilterField[];
  readonly columns: readonly string[];
  readonly hints: TypeHints;
}

export function listOperation(source: ListSource): ResourceOperations['list'] {
  const { list, type, fields, filters, hints } = source;
  const shape = listShape(list.type);
  const orderBy = list.args.find((argument) => orderColumns(argument) !== undefined);
  const idsFilter = filters.find(isIdsFilter);
  const searchFilter = filters.find((filter) => filter.operator === 'search');
  return {
    field: list.name,
    paged: shape?.paged === true,
    variables: variablesOf(list),
    info: shape?.info ?? [],
    ...(orderBy === undefined ? {} : { orderByType: String(orderBy.type) }),
    sortColumns: sortColumns(source, orderBy),
    sortFigures: sortFigures(orderBy, type, fields, hints),
    ...(idsFilter === undefined ? {} : { idsFilter: idsFilter.name }),
    ...(searchFilter === undefined ? {} : { searchFilter: searchFilter.name }),
  };
}

const isIdsFilter = ({ path, name, shape }: FilterField): boolean =>
  path.length > 0 && ['id', 'ids', 'id_in'].includes(normal(name)) && shape.kind === 'references';

/** Paged lists sort where the contract says so; a plain list sorts in the browser, by any value that it shows. */
function sortColumns(
  { list, fields, columns, hints }: ListSource,
  orderBy: GraphQLArgument | undefined,
): Readonly<Record<string, string>> {
  const orderEnum = orderBy && orderColumns(orderBy);
  if (orderEnum === undefined && listShape(list.type)?.paged === false) {
    const plain = fields.filter(
      ({ name, shape }) =>
        columns.includes(name) && (shape.kind === 'scalar' || shape.kind === 'enum') && !shape.list,
    );
    return Object.fromEntries(plain.map(({ name }) => [name, name]));
  }
  const sorted = (orderEnum?.getValues() ?? []).flatMap(({ name }) => {
    const own =
      fields.find((field) => sameName(field.name, name))?.name ?? (normal(name) === 'id' ? 'id' : undefined);
    return [own, hints.sortSources?.[name]]
      .filter((source) => source !== undefined)
      .map((source) => [source, name] as const);
  });
  return Object.fromEntries(sorted);
}
