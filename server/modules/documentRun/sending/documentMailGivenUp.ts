import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { MailGivenUp } from '#server/mail/WriteMail.ts';

/** M5: what reached nobody was not sent. It may be sent anew, and whoever sent it is told. */
export const documentMailGivenUp: MailGivenUp = async (tx, { id, now }) => {
  const moment = now.toISOString();
  await run(
    tx,
    sql`with failed as (
          update document_mails set date_failed = ${moment} where id = ${id}::bigint
          returning generated_document_id, author_id)
        insert into notifications (user_id, kind, generated_document_id, date_created)
        select u.id, 'MAIL_FAILED', failed.generated_document_id, ${moment}
        from failed join users u on u.id = failed.author_id where u.deactivated_at is null`,
  );
};
