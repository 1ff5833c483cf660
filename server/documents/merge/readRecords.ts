import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import { isRecord } from '#server/db/isRecord.ts';
import { Recent } from '#server/db/Recent.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { headOf, type MergeContext, type MergeWorld, type Values } from './MergeWorld.ts';

/** A record that a template is filled from. */
export interface MergeSource {
  readonly kind: string;
  readonly id: string;
}

/** Who reads. */
export interface Reading {
  readonly context: RequestContext;
  /** The one that is served, with its resolvers. */
  readonly schema: GraphQLSchema;
  /** Reads in clear what is masked otherwise; null where no reason was given, which some do not need. */
  readonly reveal?: { readonly reason: string | null };
}

export type Records = Readonly<Record<string, Values | null>>;

/**
 * The records of a template, as far as it uses them, read as the asker would by the contract: rows and columns that
 * they may not see are not there. One statement for each record.
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

async function readRecord(
  context: MergeContext,
  id: string,
  selection: string,
  reading: Reading,
): Promise<Values | null> {
  const { idOf = (whole) => whole } = context;
  const answer = await ask(context.query(selection), { id: idOf(id) }, reading);
  const record = context.record(answer, id);
  const { sealed } = context;
  const names = sealed?.fields.filter((name) => new RegExp(`\\b${name}\\b`).test(selection)) ?? [];
  if (record === null || !sealed || !reading.reveal || names.length === 0) return record;
  const { reason } = reading.reveal;
  const revealed = await ask(sealed.mutation(`{ ${names.join(' ')} }`), { id, reason }, reading);
  const [clear] = Object.values(revealed);
  return isRecord(clear) ? { ...record, ...clear } : record;
}

const parsed = new Recent<string, DocumentNode>(200);

async function ask(text: string, variableValues: Values, { context, schema }: Reading): Promise<Values> {
  const document = parsed.get(text) ?? parse(text);
  parsed.set(text, document);
  const { data, errors } = await execute({ schema, document, variableValues, contextValue: context });
  const [error] = errors ?? [];
  if (error) throw error.originalError ?? error;
  return data ?? {};
}
