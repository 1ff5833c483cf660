import { camel, normal } from '#codegen/convention/names.ts';
import type { FilterField, InputShape, ReadField } from '../FieldShapes.ts';

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
        {
          path: [],
          name: 'text_search',
          label: 'Search',
          source: undefined,
          operator: 'search',
          shape: text,
        } as const,
      ];
  return [...search, ...fields.flatMap(filtersOf)].filter((candidate) => !taken.has(normal(candidate.name)));
}

const text: InputShape = { kind: 'scalar', scalar: 'string', list: false };
const day: InputShape = { kind: 'scalar', scalar: 'date', list: false };

function filtersOf({ name, label, page, shape }: ReadField): readonly FilterField[] {
  const one = { path: [], name, label, source: name };
  switch (shape.kind) {
    case 'enum':
      return [{ ...one, operator: 'in', shape: { kind: 'enum', enum: shape.enum, list: true } }];
    case 'references':
      return page === true || shape.resource === undefined
        ? []
        : [{ ...one, operator: 'in', shape: { ...shape, kind: 'references', sync: false, ids: true } }];
    case 'reference':
      return shape.resource === undefined
        ? []
        : [{ ...one, name: `${camel(name)}Id`, source: `${name}.id`, operator: 'eq', shape }];
    case 'scalar':
      if (shape.list) return [];
      if (shape.scalar === 'boolean') return [{ ...one, operator: 'eq', shape }];
      return shape.scalar === 'date' || shape.scalar === 'dateTime'
        ? [
            { ...one, name: `${name}_gte`, label: `${label} from`, operator: 'gte', shape: day },
            { ...one, name: `${name}_lt`, label: `${label} before`, operator: 'lt', shape: day },
          ]
        : [];
    case 'object':
    case 'objects':
      return [];
  }
}
