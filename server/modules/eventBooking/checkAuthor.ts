import { sql } from 'kysely';
import { type GrantsRow, grantsFrom, grantsMembers } from '#server/auth/loadGrants.ts';
import { exists, runJson } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import { REQUIRED } from '#server/graphql/write/inspect.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { isBookableBy } from '../centreEvent/eventScope.ts';

/** C7: a booking is handed over to somebody who may book on its event; who made it stays, whatever has become of them. */
export async function checkAuthor(write: Write, change: Change<'event_bookings'>): Promise<void> {
  const path = `${change.path}.author_id`;
  const { author_id: author, centre_event_id: event } = change.row;
  if (change.input.author_id === null) change.problems.add(path, REQUIRED);
  if (author === null || !differs(change, 'author_id')) return;
  const [found] = await runJson<GrantsRow>(
    write.tx,
    sql`select json_build_object(${grantsMembers})::text as row from users u
        where u.id = ${author}::bigint and u.deactivated_at is null`,
  );
  const holder = found === undefined ? { roles: [], countryIds: [] } : grantsFrom(found);
  const bookable = isBookableBy('e', { ...write.viewer, id: author, ...holder });
  if (
    await exists(write.tx, sql`select 1 from centre_events e where e.id = ${event}::bigint and ${bookable}`)
  )
    return;
  change.problems.add(path, 'This user may not book on this event.');
}
