import { sentFilter } from '#schema/sentFilter.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { UserError } from '#server/errors/errors.ts';
import { countRows, readIds } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { listArguments } from '../rowSelection/index.ts';

export interface AskedView {
  readonly type: string;
  /** As the view keeps them. */
  readonly asked: unknown;
  /** By whose days it is judged. */
  readonly zone: string;
  readonly now: Date;
}

/** Little to hold for each watch, and more than anybody follows one by one. */
export const watchedAtMost = 5_000;

/** How many records a view has for whoever asks; null for a type without a list. @throws validationFailed where the list has changed since */
export async function countView(view: AskedView, context: RequestContext): Promise<number | null> {
  const found = listOf(view, context);
  return found && countRows(found.list, found.args, context);
}

/** The ids of its records, one more than can be watched where there are too many. */
export async function idsOfView(view: AskedView, context: RequestContext): Promise<readonly string[] | null> {
  const found = listOf(view, context);
  return found && readIds(found, { ids: null, atMost: watchedAtMost + 1 }, context);
}

/** A view is older than what its list takes by now; whatever else is refused has nothing to do with the view. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof UserError && error.code === 'VALIDATION';

/** "Today" and "me" are those of whoever asks, whosever view it is. */
function listOf({ type, asked, zone, now }: AskedView, { viewer, schema }: RequestContext) {
  const given = isRecord(asked) ? sentFilter(asked, { viewer: viewer?.id, now, zone }) : asked;
  return listArguments({ type, given, place: 'arguments' }, schema);
}
