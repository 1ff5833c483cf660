import type { GraphQLEnumType, GraphQLObjectType } from 'graphql';
import type { Field } from '#codegen/convention/Field.ts';
import { listShape, names, namesake, orderColumns } from '#codegen/convention/lighthouse.ts';
import { normal } from '#codegen/convention/names.ts';
import type { TellFault } from '#codegen/hints/HintFault.ts';
import type { TypeHints } from '#codegen/hints/Hints.ts';
import { variablesOf } from '../writeOperations.ts';
import { sortFigures } from './sortFigures.ts';
import type { ResourceOperations } from '../ResourceModel.ts';
import type { FilterField, ReadField } from '../FieldShapes.ts';

interface ListSource {
  readonly list: Field;
  readonly type: GraphQLObjectType;
  readonly fields: readonly ReadField[];
  readonly filters: readonly FilterField[];
  readonly columns: readonly string[];
  readonly hints: TypeHints;
  readonly tellFault: TellFault;
  /** The contract has `listFigures`. */
  readonly hasFigures: boolean;
}

export function listOperation(source: ListSource): ResourceOperations['list'] {
  const { list, type, fields, filters, hints, tellFault, hasFigures } = source;
  const shape = listShape(list.type);
  const orderBy = list.args.find((argument) => orderColumns(argument) !== undefined);
  const columns = sortColumns(source, orderBy && orderColumns(orderBy));
  const figures = sortFigures(orderBy, type, fields, hints, tellFault);
  return {
    field: list.name,
    paged: shape?.paged === true,
    variables: variablesOf(list),
    info: shape?.info ?? [],
    orderByType: orderBy && String(orderBy.type),
    sortColumns: columns,
    sortFigures: figures,
    sortKeys: sortKeys(source, orderBy === undefined),
    idsFilter: filters.find(isIdsFilter)?.name,
    searchFilter: filters.find((filter) => filter.operator === 'search')?.name,
    figures: hasFigures ? true : undefined,
  };
}

/** Everything that a list can be sorted by, as the contract calls it. */
export const orderValues = (list: ListSource['list'] | undefined): readonly string[] =>
  [names.orderBy, names.sortBy].flatMap((name) =>
    (list?.args ?? [])
      .flatMap((argument) => orderColumns(argument, name)?.getValues() ?? [])
      .map((value) => value.name),
  );

const isIdsFilter = ({ path, name, shape }: FilterField): boolean =>
  path.length > 0 && ['id', 'ids', 'id_in'].includes(normal(name)) && shape.kind === 'references';

/** Paged lists sort where the contract says so; a plain list sorts in the browser, by any value that it shows. */
function sortColumns(
  source: ListSource,
  orders: GraphQLEnumType | undefined,
): Readonly<Record<string, string>> {
  const { list, fields, columns } = source;
  if (orders !== undefined || listShape(list.type)?.paged !== false) return fieldsSorted(source, orders);
  const plain = fields.filter(
    ({ name, shape }) =>
      columns.includes(name) && (shape.kind === 'scalar' || shape.kind === 'enum') && !shape.list,
  );
  return Object.fromEntries(plain.map(({ name }) => [name, name]));
}

/** What `sortBy` sorts by: also what `orderBy` does, since that comes first where both are asked. The browser needs none. */
function sortKeys(source: ListSource, isUnordered: boolean): Readonly<Record<string, string>> {
  if (isUnordered && listShape(source.list.type)?.paged === false) return {};
  const argument = source.list.args.find(({ name }) => name === names.sortBy);
  return fieldsSorted(source, argument && orderColumns(argument, names.sortBy));
}

/** Fields by the values of an enum that are called like them, and those that a hint sorts by one. */
function fieldsSorted(
  { fields, hints }: ListSource,
  columns: GraphQLEnumType | undefined,
): Readonly<Record<string, string>> {
  const sorted = (columns?.getValues() ?? []).flatMap(({ name }) => {
    const own = namesake(fields, name)?.name ?? (normal(name) === 'id' ? 'id' : undefined);
    return [own, hints.sortSources?.[name]]
      .filter((source) => source !== undefined)
      .map((source) => [source, name] as const);
  });
  return Object.fromEntries(sorted);
}
