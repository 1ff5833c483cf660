import { camel, normal } from '#codegen/convention/names.ts';
import type { FilterField, FilterOperator, InputShape, ReadField } from '../FieldShapes.ts';

/**
 * Filters of a plain list, whose columns the browser holds whole: text search, one per enum, flag and relation,
 * a range per date. Those that the contract offers itself stay the contract's.
 */
export function browserFilters(
  fields: readonly ReadField[],
  offered: readonly FilterField[],
): readonly FilterField[] {
  const taken = new Set(offered.map((filter) => normal(filter.name)));
  const search = offered.some((filter) => filter.operator === 'search')
    ? []
    : [
        filter('text_search', 'Search', undefined, 'search', '', {
          kind: 'scalar',
          scalar: 'string',
          list: false,
        }),
      ];
  return [...search, ...fields.flatMap(filtersOf)].filter((candidate) => !taken.has(normal(candidate.name)));
}

function filtersOf(field: ReadField): readonly FilterField[] {
  const { shape } = field;
  if (shape.kind === 'enum')
    return [
      filter(field.name, field.label, field.name, 'in', '', { kind: 'enum', enum: shape.enum, list: true }),
    ];
  if (shape.kind === 'references' && field.page !== true && shape.resource !== undefined) {
    return [
      filter(field.name, field.label, field.name, 'in', '', {
        kind: 'references',
        type: shape.type,
        resource: shape.resource,
        idField: shape.idField,
        representation: shape.representation,
        sync: false,
        ids: true,
      }),
    ];
  }
  if (shape.kind === 'reference' && shape.resource !== undefined) {
    return [
      filter(`${camel(field.name)}Id`, field.label, `${field.name}.id`, 'eq', '', {
        kind: 'reference',
        type: shape.type,
        resource: shape.resource,
        idField: shape.idField,
        representation: shape.representation,
      }),
    ];
  }
  if (shape.kind !== 'scalar' || shape.list) return [];
  if (shape.scalar === 'boolean') return [filter(field.name, field.label, field.name, 'eq', '', shape)];
  if (shape.scalar !== 'date' && shape.scalar !== 'dateTime') return [];
  const day: InputShape = { kind: 'scalar', scalar: 'date', list: false };
  return [
    filter(`${field.name}_gte`, `${field.label} from`, field.name, 'gte', 'from', day),
    filter(`${field.name}_lt`, `${field.label} before`, field.name, 'lt', 'before', day),
  ];
}

const filter = (
  name: string,
  label: string,
  source: string | undefined,
  operator: FilterOperator,
  ending: string,
  shape: InputShape,
): FilterField => ({
  name,
  label,
  description: undefined,
  deprecation: undefined,
  path: [],
  source,
  operator,
  ending,
  shape,
});
