import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { Statement } from '#server/db/compileSql.ts';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import type { Entity } from '../Entity.ts';
import { listTooLong, unauthenticated } from '#server/errors/errors.ts';
import type { RequestContext } from '../RequestContext.ts';
import { compileCount, compileIds, compileObjects } from './compileAll.ts';
import { compileList, compileRow } from './compileList.ts';
import type { ListArguments, ListDefinition } from './ListDefinition.ts';
import { type Compilation, startCompilation } from './compileObject.ts';
import { countCacheOf } from './CountCache.ts';
import { namedRows } from './namedRows.ts';
import { firstRows, pageOf, paginatorInfo, readPage, type Way } from './paginator.ts';
import { isId } from '#server/db/rows.ts';
import { type OneRead, type PageRead, type PlainRead, plainFirst, type Read } from './Read.ts';
import { Selection, selectionOf } from './selection.ts';
import { isRecord } from '#server/db/isRecord.ts';

type ReadResolver = (
  root: unknown,
  args: ListArguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

/** Answers a read with objects, of which GraphQL makes the answer. */
export function readResolver(read: Read): ReadResolver {
  switch (read.kind) {
    case 'page':
      return pageResolver(read);
    case 'plain':
      return plainResolver(read);
    case 'one':
      return oneResolver(read);
  }
}

/** A page: one statement for the rows, and one for the total where that is asked for and not known. */
function pageResolver({ list }: PageRead): ReadResolver {
  return async (_root, args, context, info) => {
    const compilation = compilationFor(context);
    const page = pageOf(args);
    const selection = selectionOf(info);
    const below = selection.below('data');
    const { rows, total } = await readPage(page, selection, {
      rows: below && ((way) => readRows(list, below, args, way, context, compilation)),
      total: async () => totalOf(compileCount(list, args, compilation), context),
    });
    return { data: rows, paginatorInfo: paginatorInfo(page, rows?.length ?? null, total) };
  };
}

/** @throws listTooLong, which pages or a filter help against */
function plainResolver({ list, size }: PlainRead): ReadResolver {
  const all = firstRows(plainFirst(size));
  return async (_root, args, context, info) => {
    const compilation = compilationFor(context);
    const rows = await readRows(list, selectionOf(info), args, all, context, compilation);
    if ('atMost' in size && rows.length > size.atMost)
      throw listTooLong({ list: info.fieldName, limit: size.atMost, instead: size.inPages });
    return rows;
  };
}

function oneResolver(read: OneRead): ReadResolver {
  return async (_root, args, context, info) =>
    readOne(read.entity, String(args[read.argument]), context, info, read.rows);
}

/** What was selected below a field, of the row with this id: for mutations, which answer what they wrote. */
export async function readOne(
  entity: Entity,
  id: string,
  context: RequestContext,
  info: GraphQLResolveInfo,
  rows?: Entity['scope'],
): Promise<unknown> {
  const compilation = compilationFor(context);
  if (!isId(id)) return null;
  return context.reads.value(compileRow({ entity, rows }, selectionOf(info), id, compilation));
}

async function readRows(
  list: ListDefinition,
  selection: Selection,
  args: ListArguments,
  way: Way,
  context: RequestContext,
  compilation: Compilation,
): Promise<readonly unknown[]> {
  return context.reads.list<unknown>(compileList(list, selection, args, way, compilation));
}

/** How many rows a list has with these arguments, of those that the viewer may see. */
export const countRows = (
  list: ListDefinition,
  args: ListArguments,
  context: RequestContext,
): Promise<number> => totalOf(compileCount(list, args, compilationFor(context)), context);

/** The ids of rows of a list that the viewer may see, in its order. */
export async function readIds(
  { list, args }: { readonly list: ListDefinition; readonly args: ListArguments },
  wanted: { readonly ids: readonly string[] | null; readonly atMost: number },
  context: RequestContext,
): Promise<readonly string[]> {
  const statement = compileIds(list, args, wanted, compilationFor(context));
  return context.reads.list(statement);
}

interface Reckoned {
  readonly list: ListDefinition;
  readonly args: ListArguments;
  readonly ids: readonly string[] | null;
  /** What is read of each row, as the viewer may read it. */
  readonly selection: Selection;
  /** The statement over the rows, which stand as JSON in a column `j`. */
  readonly reckon: (rows: Sql) => Sql;
}

/** What is reckoned over the rows of a list that the viewer may see. */
export async function readReckoned(
  { list, args, ids, selection, reckon }: Reckoned,
  context: RequestContext,
): Promise<unknown> {
  const rows = compileObjects(list, args, selection, ids, compilationFor(context));
  return context.reads.value(reckon(rows));
}

interface Selected {
  readonly list: ListDefinition;
  readonly args: ListArguments;
  readonly selection: Selection;
  readonly ids: readonly string[];
}

/** These rows of a list, in its order, as far as the viewer may see them by now: a statement that no answer is made of. */
export async function readSelected(
  { list, args, selection, ids }: Selected,
  context: RequestContext,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const named: ListDefinition = {
    ...list,
    rows: (alias, viewer) =>
      and([list.rows?.(alias, viewer) ?? TRUE, namedRows(list.entity.table, sql.id(alias, 'id'), ids)]),
  };
  const way = firstRows(ids.length);
  const statement = compileList(named, selection, args, way, compilationFor(context));
  const text = await context.reads.inTurn(() => context.database.readJson(statement));
  return (JSON.parse(text ?? '[]') as readonly unknown[]).filter(isRecord);
}

/** What a statement counts, or has counted just before. */
export const totalOf = (
  statement: Sql | Statement,
  { database, reads, now }: RequestContext,
): Promise<number> => countCacheOf(database).total(statement, now(), (count) => reads.inTurn(count));

/** @throws unauthenticated without a viewer. */
function compilationFor({ schema, entities, viewer }: RequestContext): Compilation {
  if (!viewer) throw unauthenticated();
  return startCompilation({ schema, entities, viewer });
}

interface Some {
  readonly entity: Entity;
  readonly rows: Entity['scope'];
  readonly atMost: number;
}

/** What was selected below a field, of the rows of a condition that the viewer may see, each with its id. */
export async function readSome(
  { entity, rows, atMost }: Some,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const selection = selectionOf(info).set('id', { name: 'id', below: new Selection() });
  const list: ListDefinition = { entity, defaultOrder: [], rows };
  const way = firstRows(atMost);
  return (await readRows(list, selection, {}, way, context, compilationFor(context))).filter(isRecord);
}
