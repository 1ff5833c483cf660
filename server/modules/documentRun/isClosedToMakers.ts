import { sql } from 'kysely';
import { FALSE } from '#server/db/conditions.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { isClosedAtHome } from '../centreEvent/eventScope.ts';
import { makingOf } from './documentPolicy.ts';
import type { RunType } from './runKindPolicy.ts';

/** S2: an event that one role shows may be closed to those by which the viewer makes documents of this kind. */
export async function isClosedToMakers(
  { context, viewer }: WriteSession,
  type: RunType,
  event: string,
): Promise<boolean> {
  const isClosed = isClosedAtHome(makingOf(type), 'e', viewer);
  if (isClosed === FALSE) return false;
  const text = await context.reads.json(
    sql`select to_json(${isClosed})::text as row from centre_events e where e.id = ${event}::bigint`,
  );
  return text === 'true';
}
