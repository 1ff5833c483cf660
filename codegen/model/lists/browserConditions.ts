import type { ConditionColumn, ConditionsModel, InputShape, ReadField } from '../FieldShapes.ts';

/** Where the conditions that the browser looks at stand among the filters of a list. */
const key = 'conditions';

const operators = [
  ...['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE', 'LIKE', 'NOT_LIKE', 'IN', 'NOT_IN', 'BETWEEN', 'NOT_BETWEEN'],
  ...['IS_NULL', 'IS_NOT_NULL'],
];

/** A plain list whose contract tests no columns is held whole by the browser, which tests whatever the list shows. */
export function browserConditions(fields: readonly ReadField[]): ConditionsModel | undefined {
  const columns = fields.flatMap(columnOf);
  return columns.length === 0 ? undefined : { key, path: [], columns, operators, relations: [] };
}

function columnOf({ name, label, page, shape }: ReadField): readonly ConditionColumn[] {
  const of = (tested: InputShape) => [{ value: name, label, source: name, shape: tested }];
  switch (shape.kind) {
    case 'scalar':
      return unordered.includes(shape.scalar) || shape.list ? [] : of(shape);
    case 'enum':
      return of(shape);
    case 'reference':
      return shape.resource === undefined ? [] : of(shape);
    case 'references':
      return shape.resource === undefined || page === true
        ? []
        : of({ ...shape, kind: 'references', sync: false, ids: true });
    case 'object':
    case 'objects':
      return [];
  }
}

/** Nobody compares these. */
const unordered: readonly string[] = ['json', 'upload'];
