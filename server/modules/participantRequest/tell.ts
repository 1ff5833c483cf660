import { sql } from 'kysely';
import { hasRole } from '#server/access/holders.ts';
import { roles } from '#server/access/roleTable.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { enqueueMail } from '#server/mail/enqueueMail.ts';
import { mayDecide, type RequestKind } from './requestScope.ts';

type Notice = 'REQUEST_MADE' | 'REQUEST_DECIDED';

/** Everybody who may do what is asked for, but whoever asks. */
export function tellDeciders(write: Write, id: string, kind: RequestKind): Promise<void> {
  const deciding = roles.filter((role) => mayDecide(kind, { roles: [role] }));
  return tell(write, 'REQUEST_MADE', { id, users: hasRole(...deciding) });
}

/** Whoever asked, unless they decided themselves; the others need not look at it any more. */
export async function tellOfDecision(write: Write, row: Row<'participant_requests'>): Promise<void> {
  await run(
    write.tx,
    sql`update notifications set date_read = ${write.now.toISOString()}
        where participant_request_id = ${row.id} and kind = 'REQUEST_MADE' and date_read is null`,
  );
  await tell(write, 'REQUEST_DECIDED', { id: row.id, users: sql`u.id = ${row.author_id}::bigint` });
}

async function tell(
  { tx, now, viewer }: Write,
  kind: Notice,
  { id, users }: { readonly id: string; readonly users: Sql },
): Promise<void> {
  const told = await run<{ id: string; user_id: string }>(
    tx,
    sql`insert into notifications (user_id, kind, participant_request_id, date_created)
        select u.id, ${kind}, ${id}::bigint, ${now.toISOString()} from users u
        where u.deactivated_at is null and u.id <> ${viewer.id}::bigint and ${users}
        order by u.id returning id::text, user_id::text`,
  );
  for (const { id: notice, user_id } of told)
    await enqueueMail(tx, { kind: 'PARTICIPANT_REQUEST', userId: user_id, subjectId: notice, now });
}
