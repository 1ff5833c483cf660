import { sql } from 'kysely';
import { tooMany } from '#server/errors/errors.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { isId } from '#server/db/rows.ts';
import { zoneOf } from '#server/graphql/read/zoneOf.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { savedViewEntity } from '../savedView/index.ts';
import { type AskedView, countView, isOutdated } from './viewRows.ts';
import { watchView } from './watchView.ts';

/** A rail has no more. */
const countedAtMost = 20;

interface Counting {
  readonly ids: readonly string[];
  readonly zone?: string | null;
}

type Counted = Pick<AskedView, 'type' | 'asked'> & { readonly id: string };

/** As many rows as whoever asks would see: a shared view counts for each what is theirs. */
async function savedViewCounts({ context, viewer }: WriteSession, { ids, zone }: Counting) {
  if (ids.length > countedAtMost) throw tooMany('Views to count', countedAtMost);
  const by = { zone: zoneOf(zone), now: context.now() };
  const views = await context.reads.list<Counted>(
    sql`select coalesce(json_agg(json_build_object('id', v.id::text, 'type', v.type, 'asked', v.arguments)), '[]')::text
        from saved_views v where v.id = any(${ids.filter(isId)}::bigint[]) and ${savedViewEntity.scope('v', viewer)}`,
  );
  return Promise.all(
    views.map(async ({ id, ...view }) => ({ id, count: await countOf({ ...view, ...by }, context) })),
  );
}

/** That it is outdated is said where it is opened. */
async function countOf(view: AskedView, context: WriteSession['context']): Promise<number | null> {
  if (view.asked === null) return null;
  try {
    return await countView(view, context);
  } catch (error) {
    if (isOutdated(error)) return null;
    throw error;
  }
}

export const watchQueries: Operations = { savedViewCounts: operation('signedIn', savedViewCounts) };

export const watchMutations: Operations = {
  watchView: actionResolver('signedIn', savedViewEntity, watchView),
};
