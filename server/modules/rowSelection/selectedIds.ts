import { validationFailed } from '#server/errors/errors.ts';
import { isIdOf } from '#server/graphql/read/Read.ts';
import { countRows, readIds } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { listArguments } from './listArguments.ts';

/** As the input of the same name. */
export interface RowSelection {
  readonly type: string;
  readonly ids?: readonly string[] | null;
  readonly arguments?: unknown;
}

/** More than anybody works on at once, and little to hold. */
export const selectedAtMost = 50_000;

/**
 * The ids of the rows that somebody selected, of those that they may see, in the order of the list.
 * @param place Where in the input the selection stands, for what is wrong with it.
 * @throws validationFailed where the type has no list, the list does not take the arguments, or too many are selected
 */
export async function selectedIds(
  { type, ids, arguments: given }: RowSelection,
  place: string,
  context: RequestContext,
): Promise<readonly string[]> {
  const asked = listArguments({ type, given: given ?? {}, place: `${place}.arguments` }, context.schema);
  if (!asked) throw validationFailed(`${place}.type`, 'There is no list of these.');
  const named = ids ?? null;
  if (named?.some((id) => !isIdOf(asked.list.entity.table, id)))
    throw validationFailed(`${place}.ids`, 'Must be ids.');
  const count = named?.length ?? (await countRows(asked.list, asked.args, context));
  if (count > selectedAtMost)
    throw validationFailed(
      `${place}.${named ? 'ids' : 'arguments'}`,
      `These are ${count} rows. At most ${selectedAtMost} can be taken at once.`,
    );
  return readIds(asked, { ids: named, atMost: selectedAtMost }, context);
}
