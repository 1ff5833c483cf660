import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { Json } from '#server/db/Json.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { alreadySent, changedSince, documentGone, notSent } from '#server/errors/runRefusals.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { enqueueDocumentMail } from '#server/mail/enqueueMail.ts';
import { counted } from '#server/words/counted.ts';
import { useTemplate } from '#server/modules/mergeTemplate/index.ts';
import type { OwnedKind } from '#server/modules/task/index.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { holdPeople } from '../holdPeople.ts';
import { holderKey } from '../ownValues.ts';
import { textOf } from '../textOf.ts';
import { documentsByGuid, refuseHandingOn, visibleDocuments, whyNotHandOn } from '../documentsByGuid.ts';
import { type DocumentMail, documentMail, readCovering } from './documentMails.ts';

export const mailsTask = 'DOCUMENT_MAILS';
const most = 1_000;
const longestSubject = 200;
const path = 'input.documentGuids';

interface Asked {
  readonly guids: readonly string[];
  readonly templateId: string;
  readonly subject: string;
  readonly again: boolean;
}

function askedOf(input: Input): Asked {
  const guids = input['documentGuids'];
  const subject = trimmed(textOf(input['subject']));
  if (subject === '') throw validationFailed('input.subject', 'Must be filled in.');
  if (subject.length > longestSubject || /[\r\n]/.test(subject))
    throw validationFailed('input.subject', `One line of at most ${longestSubject} characters.`);
  return {
    guids: Array.isArray(guids) ? guids.map(textOf) : [],
    templateId: textOf(input['template_id']),
    subject,
    again: input['again'] === true,
  };
}

/** What would be sent to whom, and why not where it would not. */
export async function previewMails(session: WriteSession, input: Input): Promise<readonly DocumentMail[]> {
  const { guids, templateId, again } = askedOf(input);
  const documents = await documentsByGuid(session, guids, { path, atMost: most });
  const covering = await readCovering(session, templateId);
  const mails = await Promise.all(documents.map((each) => documentMail(session, covering, each, again)));
  return mails.map((mail) => ({ ...mail, whyNot: whyNotHandOn(session, mail.document) ?? mail.whyNot }));
}

/** Queues the mails of documents. Answers the id of the task. */
export async function sendDocuments(session: WriteSession, input: Input): Promise<string> {
  const { context, viewer } = session;
  const { guids, templateId, subject, again } = askedOf(input);
  const documents = await documentsByGuid(session, guids, { path, atMost: most });
  refuseHandingOn(session, documents);
  await readCovering(session, templateId);
  return context.database.transaction(async (tx) => {
    const now = context.now();
    // M1: all of them are mailed with this text, and a change of it makes a new version.
    await useTemplate(tx, templateId, now);
    return enqueueTask(tx, {
      kind: mailsTask,
      title: `Mail ${counted(documents.length, 'document')}: ${subject}`,
      subject: null,
      ownerId: viewer.id,
      payload: {
        templateId,
        subject,
        again,
        asTheyAre: documents.filter(({ isUntrue }) => isUntrue).map(({ guid }) => guid),
      },
      rows: documents.map(({ guid, title }) => ({ key: guid, label: title })),
      now,
    });
  });
}

/** Each mail is queued in the transaction of its row: it goes out if that commits, and once. */
export const mailsKind: OwnedKind = {
  atOnce: 2,
  chunk: 50,
  begin: async (session, { payload }, rows) => {
    const asked = isRecord(payload) ? payload : {};
    const again = asked['again'] === true;
    const { asTheyAre } = asked;
    // What is hidden by now fails in its own row (M5).
    const visible = await visibleDocuments(
      session,
      rows.map(({ key }) => key),
    );
    const covering = await readCovering(session, textOf(asked['templateId']));
    return async ({ key, task_id: taskId }) => {
      const document = visible.get(key);
      if (!document) throw documentGone();
      refuseHandingOn(session, [document]);
      if (document.isUntrue && !(Array.isArray(asTheyAre) && asTheyAre.includes(key)))
        throw notSent(changedSince);
      const mail = await documentMail(session, covering, document, again);
      const { email } = mail;
      if (mail.whyNot !== null || email === null) throw notSent(mail.whyNot ?? '');
      return (write) => queue(write, { mail, email, subject: textOf(asked['subject']), again, taskId });
    };
  },
};

interface Queued {
  readonly mail: DocumentMail;
  readonly email: string;
  readonly subject: string;
  readonly again: boolean;
  readonly taskId: string;
}

/** M5: the first time is one time, whoever else sends it at this moment. */
async function queue(write: Write, queued: Queued): Promise<Json> {
  const { mail, email, again } = queued;
  const { participantId } = mail.document;
  const person = participantId === null ? [] : [holderKey({ kind: 'PARTICIPANT', id: participantId })];
  const gone = await holdPeople(write.tx, person);
  if (gone !== null) throw gone;
  const id =
    (await insertMail(write, queued, false)) ?? (again ? await insertMail(write, queued, true) : null);
  if (id === null) throw alreadySent();
  await enqueueDocumentMail(write.tx, { subjectId: id, now: write.now });
  await recordAudit(write.tx, {
    type: 'GeneratedDocument',
    id: mail.document.id,
    event: 'updated',
    name: mail.document.title,
    new: { mailed_to: mail.label, again },
    userId: write.viewer.id,
    countryId: mail.document.countryId,
  });
  return { email };
}

async function insertMail(
  write: Write,
  { mail, email, subject, taskId }: Queued,
  isAgain: boolean,
): Promise<string | null> {
  const [inserted] = await run<{ id: string }>(
    write.tx,
    sql`insert into document_mails (generated_document_id, email, name, subject, html, is_again, author_id, task_id, date_created, event_start, event_end)
        values (${mail.document.id}, ${email}, ${mail.label}, ${subject}, ${mail.html}, ${isAgain}, ${write.viewer.id}, ${taskId}, ${write.now.toISOString()},
          ${mail.eventDays?.first ?? null}::date, ${mail.eventDays?.last ?? null}::date)
        on conflict do nothing returning id::text`,
  );
  return inserted?.id ?? null;
}
