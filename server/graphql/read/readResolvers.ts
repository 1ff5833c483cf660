import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { Entity } from '../Entity.ts';
import { listTooLong, unauthenticated } from '#server/errors/errors.ts';
import type { RequestContext } from '../RequestContext.ts';
import {
  compileCount,
  compileList,
  compileOne,
  type ListArguments,
  type ListDefinition,
} from './compileList.ts';
import { type Compilation, startCompilation } from './compileObject.ts';
import { countCacheOf } from './CountCache.ts';
import { needsTotal, type Page, pageOf, paginatorInfo } from './paginator.ts';
import { Selection, selectionOf } from './selection.ts';

export type ReadResolver = (
  root: unknown,
  args: ListArguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

const empty = new Selection();
/** So many rows are skipped in a moment; beyond, it pays to know the total and begin at the nearer end. */
const deepFrom = 10_000;

/** A page: one statement for the rows, and one for the total where that is asked for and not known. */
export function listResolver(list: ListDefinition): ReadResolver {
  return async (_root, args, context, info) => {
    const compilation = compilationFor(context, info);
    const page = pageOf({ first: numberOf(args['first']), page: numberOf(args['page']) });
    const selection = selectionOf(info);
    const isDeep = (page.page - 1) * page.first >= deepFrom;
    const known = needsTotal(selection) || isDeep ? readTotal(list, args, context, compilation) : null;
    const way = { list, args, page, total: isDeep ? await known : null };
    const [data, total] = await Promise.all([
      selection.has('data') ? readRows(way, selection.get('data') ?? empty, context, compilation) : null,
      known,
    ]);
    return { data, paginatorInfo: paginatorInfo(page, data?.length ?? null, total) };
  };
}

/** Of a list that has no pages the first so many, or all where there are at most so many. */
export type PlainSize = { readonly first: number } | { readonly atMost: number };

/** A list that has no pages. @throws listTooLong, which a filter helps against */
export function plainListResolver(list: ListDefinition, size: PlainSize): ReadResolver {
  const page = { first: 'first' in size ? size.first : size.atMost + 1, page: 1 };
  return async (_root, args, context, info) => {
    const compilation = compilationFor(context, info);
    const rows = await readRows({ list, args, page, total: null }, selectionOf(info), context, compilation);
    if ('atMost' in size && rows.length > size.atMost)
      throw listTooLong({ list: info.fieldName, limit: size.atMost, instead: null });
    return rows;
  };
}

/** One row by the id in an argument; null where there is none that the viewer may see (S1). */
export function oneResolver(
  entity: Entity,
  options: { readonly argument?: string; readonly rows?: Entity['scope'] } = {},
): ReadResolver {
  const { argument = 'id', rows } = options;
  return async (_root, args, context, info) => readOne(entity, String(args[argument]), context, info, rows);
}

/** What was selected below a field, of the row with this id: for mutations, which answer what they wrote. */
export async function readOne(
  entity: Entity,
  id: string,
  context: RequestContext,
  info: GraphQLResolveInfo,
  rows?: Entity['scope'],
): Promise<unknown> {
  const compilation = compilationFor(context, info);
  if (!/^[0-9]{1,18}$/.test(id)) return null;
  const condition = sql`"t"."id" = ${id}::bigint`;
  const narrowed = rows ? sql`${condition} and ${rows('t', compilation.viewer)}` : condition;
  const text = await context.reads.json(compileOne(entity, selectionOf(info), narrowed, compilation));
  return text === null ? null : JSON.parse(text);
}

interface AskedPage {
  readonly list: ListDefinition;
  readonly args: ListArguments;
  readonly page: Page;
  /** Known where it helps to find the page. */
  readonly total: number | null;
}

async function readRows(
  { list, args, page, total }: AskedPage,
  selection: Selection,
  context: RequestContext,
  compilation: Compilation,
): Promise<readonly unknown[]> {
  const text = await context.reads.json(compileList(list, selection, args, page, compilation, total));
  return JSON.parse(text ?? '[]') as readonly unknown[];
}

/** Asynchronous also where it refuses: thrown at once, it would leave the rejection of the rows to nobody. */
async function readTotal(
  list: ListDefinition,
  args: ListArguments,
  context: RequestContext,
  compilation: Compilation,
): Promise<number> {
  const statement = compileCount(list, args, compilation);
  return countCacheOf(context.database).total(statement, context.now(), (count) =>
    context.reads.inTurn(count),
  );
}

/** @throws unauthenticated without a viewer. */
function compilationFor(context: RequestContext, info: GraphQLResolveInfo): Compilation {
  if (!context.viewer) throw unauthenticated();
  return startCompilation({ schema: info.schema, entities: context.entities, viewer: context.viewer });
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
