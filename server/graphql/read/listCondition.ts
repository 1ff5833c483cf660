import { sql } from 'kysely';
import { isNotDeleted } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { and, FALSE, type Sql } from '#server/db/conditions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { Entity } from '../Entity.ts';
import type { Compilation } from './compileObject.ts';
import type { Asked, Condition } from './condition.ts';
import { deletedRows } from './deletedRows.ts';
import { type OfGroups, toldByGroups } from './groups.ts';
import { type ListArguments, type ListDefinition, notFilters } from './ListDefinition.ts';

/** What a list is filtered by: key, value and where it was said. */
function filtersGiven(
  args: ListArguments,
): readonly (readonly [key: string, value: unknown, path: string])[] {
  const where = isRecord(args['where']) ? args['where'] : {};
  const given = [
    ...Object.entries(where).map(([key, value]) => [key, value, `where.${key}`] as const),
    ...Object.entries(args)
      .filter(([key]) => !notFilters.has(key))
      .map(([key, value]) => [key, value, key] as const),
  ];
  return given.filter(([, value]) => value !== null && value !== undefined);
}

/** The rows a list is about: the viewer's scope and every filter that was given. */
export function listCondition(
  list: ListDefinition,
  args: ListArguments,
  { viewer }: Pick<Compilation, 'viewer'>,
  { isOfAll = false, offer }: Pick<Asked, 'isOfAll' | 'offer'> = {},
): Sql {
  const filters = filtersOf(list, args, { viewer, isOfAll, offer });
  const restorable = isTrash(args) && !mayDelete(list.entity, viewer) ? [FALSE] : [];
  return and([list.entity.scope('t', viewer), list.rows?.('t', viewer) ?? and([]), filters, ...restorable]);
}

/** Whether it is a list of all that the viewer sees. */
export const isUnfiltered = ({ rows }: ListDefinition, args: ListArguments): boolean =>
  !isTrash(args) && filtersGiven(args).length === 0 && rows === undefined;

/** Whether it is a list of all that is not deleted. */
export const isOfAll = (list: ListDefinition, args: ListArguments, viewer: Viewer): boolean =>
  isUnfiltered(list, args) && isOfAllThere(listCondition(list, args, { viewer }));

/** Whether a list of these rows is of all that are not deleted. */
export const isOfAllThere = (condition: Sql): boolean => bare(condition) === bare(isNotDeleted('t'));

const bare = (condition: Sql): string => compileSql(condition).text.replace(/[()]/g, '');

/** Every filter that was given. */
export const filtersOf = (
  list: ListDefinition,
  args: ListArguments,
  asked: Omit<Asked, 'alias' | 'path'>,
): Sql =>
  and(
    filtersGiven(args).map(([key, value, path]) =>
      conditionOf(list, key)(value, { ...asked, alias: 't', path }),
    ),
  );

/** What groups of rows tell of the filters; null where there are none, or more is asked than they tell. */
export function filtersOfGroups(list: ListDefinition, args: ListArguments, viewer: Viewer): OfGroups | null {
  if (!list.groups || isTrash(args)) return null;
  const filters = (instead: Asked['instead']) => filtersOf(list, args, { viewer, instead });
  return toldByGroups(list.groups, { implied: filters('implied'), sufficient: filters('sufficient') });
}

export const isTrash = (args: ListArguments): boolean => args['trashed'] === 'ONLY';

/** Where the rows of a list come from: what was deleted stands in a table of its own, as it were. */
export const tableOf = ({ entity: { table } }: ListDefinition, args: ListArguments): Sql =>
  isTrash(args) ? deletedRows(table) : sql.id(table);

/** What was deleted is shown to those who may delete, and bring back. */
const mayDelete = ({ actions }: Entity, viewer: Viewer): boolean =>
  actions?.rules.some(({ action, rows }) => action === 'delete' && rows('t', viewer) !== FALSE) === true;

function conditionOf(list: ListDefinition, key: string): Condition {
  const condition = list.conditions?.[key];
  if (!condition) throw new Error(`The list of ${list.entity.type} has no filter ${key}.`);
  return condition;
}
