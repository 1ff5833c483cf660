import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { changedSince, notDelivered } from '#server/errors/runRefusals.ts';
import type { MailGivenUp } from '#server/mail/WriteMail.ts';
import { hasBecomeUntrue } from '../untrueMeasures.ts';

/**
 * M5: what reached nobody was not sent. Its row of the task says so, it may be sent anew, and whoever sent it is told,
 * once for all of a run.
 */
export const documentMailGivenUp: MailGivenUp = async (tx, { id, now }) => {
  const moment = now.toISOString();
  await run(
    tx,
    sql`with failed as (
          update document_mails set date_failed = ${moment} where id = ${id}::bigint
          returning generated_document_id, author_id, task_id, event_start, event_end),
        rows as (
          update task_rows r set state = 'FAILED', result = null,
            message = case when ${hasBecomeUntrue('failed', 'made')} then ${changedSince} else ${notDelivered} end
          from failed join generated_documents made on made.id = failed.generated_document_id
          where r.task_id = failed.task_id and r.key = made.guid::text and r.state = 'DONE')
        insert into notifications (user_id, kind, generated_document_id, document_run_id, count, date_created)
        select u.id, 'MAIL_FAILED', made.id, made.document_run_id, 1, ${moment}
        from failed join generated_documents made on made.id = failed.generated_document_id
          join users u on u.id = failed.author_id and u.deactivated_at is null
        on conflict (user_id, document_run_id) where date_read is null and document_run_id is not null
        do update set count = notifications.count + 1, generated_document_id = excluded.generated_document_id,
          date_created = excluded.date_created`,
  );
};
