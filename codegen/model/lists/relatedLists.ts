import { normal, plural } from '#codegen/convention/names.ts';
import type { ReadField, RelatedList } from '../FieldShapes.ts';
import type { ResourceModel } from '../ResourceModel.ts';
import { pieceKey } from '../sections.ts';

/** Fields that say how many a list has, where their names do not tell. */
type Counts = Readonly<Record<string, string | undefined>>;

/**
 * Fields of a record, with those lists in it told that grow with their own kind's list: `posts` of a user is what the
 * list `posts` answers for `user_id`. Nested they would come whole or be refused; there they come in pages.
 */
export function withRelatedLists(
  resource: ResourceModel,
  all: readonly ResourceModel[],
  counts: Counts = {},
): readonly ReadField[] {
  const needed = new Set([
    ...resource.columns,
    ...[...resource.updateInputs, ...resource.createInputs].map(({ source }) => pieceKey(source)),
  ]);
  return resource.fields.map((field) => {
    const { shape } = field;
    if (shape.kind !== 'references' || shape.ids === true || field.page === true || needed.has(field.name))
      return field;
    const related = relatedList(field.name, resource, all, shape);
    if (related === undefined) return field;
    const count = counts[field.name] ?? resource.fields.find((one) => isCountOf(field.name, one))?.name;
    return { ...field, shape: { ...shape, related: { ...related, count } } };
  });
}

/** Whether a record's own operations read it. */
export const isReadWithRecord = ({ shape }: ReadField): boolean =>
  shape.kind !== 'references' || shape.related === undefined;

type Shown = Extract<ReadField['shape'], { readonly kind: 'references' }>;

function relatedList(
  name: string,
  owner: ResourceModel,
  all: readonly ResourceModel[],
  { resource, representation, embedded = [] }: Shown,
): Omit<RelatedList, 'count'> | undefined {
  const target = all.find((each) => each.name === resource);
  const list = target?.operations.list;
  if (target === undefined || list?.paged !== true || !list.info.includes('total')) return undefined;
  if (normal(name) !== normal(plural(target.type))) return undefined;
  const filter = target.filters.find(
    ({ name: key, operator, shape }) =>
      normal(key) === `${normal(owner.type)}_id` &&
      operator === 'eq' &&
      shape.kind === 'reference' &&
      shape.resource === owner.name,
  );
  if (filter === undefined) return undefined;
  return {
    filter: filter.name,
    sort: latestFirst(target, [...embedded, ...representation], all),
  };
}

/** centreEventCount, of centreEvents. */
const isCountOf = (list: string, { name, shape }: ReadField): boolean =>
  shape.kind === 'scalar' &&
  shape.scalar === 'int' &&
  name.endsWith('Count') &&
  normal(plural(name.slice(0, -'Count'.length))) === normal(list);

/** By the first day that tells of it, where the list can; else as the list itself. */
function latestFirst(
  target: ResourceModel,
  shown: readonly string[],
  all: readonly ResourceModel[],
): RelatedList['sort'] {
  const columns = Object.entries({
    ...target.operations.list?.sortColumns,
    ...target.operations.list?.sortKeys,
  });
  const day = shown.find((path) => isDay(path, target, all));
  const found = columns.find(([, column]) => day !== undefined && normal(column) === normal(day));
  return found === undefined ? target.sort : { field: found[0], order: 'DESC' };
}

function isDay(path: string, { fields }: ResourceModel, all: readonly ResourceModel[]): boolean {
  const [head, ...rest] = path.split('.');
  const shape = fields.find(({ name }) => name === head)?.shape;
  if (rest.length === 0)
    return shape?.kind === 'scalar' && (shape.scalar === 'date' || shape.scalar === 'dateTime');
  const next = shape?.kind === 'reference' ? all.find(({ name }) => name === shape.resource) : undefined;
  return next !== undefined && isDay(rest.join('.'), next, all);
}
