import { exportLimit } from '#schema/exportLimit.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { type Json, toJson } from '#server/db/Json.ts';
import { argumentsOf } from '#server/graphql/read/listArgumentsOf.ts';
import { countRows } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { listArguments } from '../rowSelection/index.ts';
import { type Counted, DASHBOARD } from './service.ts';

const place = 'input.arguments';

/**
 * How many rows of a type a file holds that was read with these arguments of its list: counted here, since a client can
 * say any number.
 * @throws validationFailed where the list, or the dashboard, does not take them
 */
export async function countExported(
  { subject, given }: { readonly subject: string; readonly given: unknown },
  context: RequestContext,
): Promise<Counted> {
  if (subject === DASHBOARD) {
    argumentsOf({ query: 'dashboard', given, place, whose: 'The dashboard' }, context.schema);
    return { rows: null, arguments: narrowing(given) };
  }
  const asked = listArguments({ type: subject, given, place }, context.schema);
  if (!asked) return { rows: null, arguments: null };
  const rows = Math.min(await countRows(asked.list, asked.args, context), exportLimit);
  return { rows, arguments: narrowing(given) };
}

const inWhichOrder: ReadonlySet<string> = new Set(['first', 'page', 'orderBy', 'sortBy']);

/** The arguments that say which rows. */
export function narrowing(given: unknown): Json {
  const all = Object.entries(isRecord(given) ? given : {});
  return toJson(Object.fromEntries(all.filter(([name]) => !inWhichOrder.has(name))));
}
