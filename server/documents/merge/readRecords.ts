import { type DocumentNode, execute, parse } from 'graphql';
import { Recent } from '#server/db/Recent.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { headOf, type LongList, type MergeContext, type MergeWorld, type Values } from './MergeWorld.ts';
import { setApart } from './setApart.ts';

/** A record that a template is filled from. */
export interface MergeSource {
  readonly kind: string;
  readonly id: string;
}

/** Who reads. */
interface Reading {
  readonly context: RequestContext;
}

export type Records = Readonly<Record<string, Values | null>>;

/**
 * The records of a template, as far as it uses them, read as the asker would by the contract: rows and columns that
 * they may not see are not there. One statement for each record, and for each slice of a long list.
 * @throws what an operation refuses with
 */
export async function readRecords(
  world: MergeWorld,
  selections: ReadonlyMap<string, string>,
  sources: readonly MergeSource[],
  reading: Reading,
): Promise<Records> {
  const read = sources.map(async ({ kind, id }): Promise<readonly [string, Values | null][]> => {
    const head = headOf(world, kind);
    const context = head === undefined ? undefined : world.contexts[head];
    const selection = head === undefined ? undefined : selections.get(head);
    if (head === undefined || !context || selection === undefined) return [];
    return [[head, await readRecord(context, id, selection, reading)]];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** One of them: its long lists a slice at a time, besides. */
export async function readRecord(
  context: MergeContext,
  id: string,
  selection: string,
  reading: Reading,
): Promise<Values | null> {
  const { idOf = (whole) => whole, long = {} } = context;
  const { rest, apart } = setApart(selection, Object.keys(long));
  const answer = await ask(context.query(rest), { id: idOf(id) }, reading);
  const record = context.record(answer, id);
  return record && { ...record, ...(await readApart(long, apart, id, reading)) };
}

async function readApart(
  long: Readonly<Record<string, LongList>>,
  apart: readonly (readonly [string, string])[],
  id: string,
  reading: Reading,
): Promise<Values> {
  const lists = apart.map(async ([name, selection]) => {
    const list = long[name];
    if (!list) return [name, []] as const;
    const ids = await list.ids(id, reading.context);
    return [name, await readSlices(ids, list, selection.replace('{', '{ id '), reading)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

/** As many as a page of the contract holds. */
const slice = 200;

/** Rows of a long list with these ids, in their order, of which an `id` is selected; who is gone by then is left out. */
export async function readSlices(
  ids: readonly string[],
  list: Pick<LongList, 'query' | 'rows'>,
  selection: string,
  reading: Reading,
): Promise<readonly Values[]> {
  const query = list.query(selection);
  const found = new Map<unknown, Values>();
  for (let first = 0; first < ids.length; first += slice) {
    const rows = list.rows(await ask(query, { ids: ids.slice(first, first + slice) }, reading));
    for (const row of rows) found.set(row['id'], row);
  }
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

const parsed = new Recent<string, DocumentNode>(200);

/** What an operation of the contract answers. @throws what it refuses with */
export async function ask(text: string, variableValues: Values, { context }: Reading): Promise<Values> {
  const document = parsed.get(text) ?? parse(text);
  parsed.set(text, document);
  const { schema } = context;
  const { data, errors } = await execute({ schema, document, variableValues, contextValue: context });
  const [error] = errors ?? [];
  if (error) throw error.originalError ?? error;
  return data ?? {};
}
