import { sql } from 'kysely';
import type { DocumentStore } from '#server/documents/store/DocumentStore.ts';
import { hasItsFile } from '../passportMeasures.ts';
import { hasBecomeUntrue } from '../untrueMeasures.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';

interface Queued {
  readonly email: string;
  readonly subject: string;
  readonly html: string;
  readonly hash: string;
  readonly fileName: string;
}

/**
 * A document on its way to its person: the file comes from the store when the mail goes out; none goes where it is no
 * longer so, nor to whom has been erased, of whom no address is left (G5).
 */
export const documentMailWriter =
  (store: DocumentStore): WriteMail =>
  async ({ database, brand }, { id }) => {
    if (id === null) return null;
    const text = await database.readJson(
      sql`select json_build_object('email', m.email, 'subject', m.subject, 'html', m.html, 'hash', d.file_hash, 'fileName', d.file_name)::text
          from document_mails m join generated_documents d on d.id = m.generated_document_id where m.id = ${id}::bigint and m.email <> '' and ${hasItsFile('d')} and not ${hasBecomeUntrue('m', 'd')}`,
    );
    if (text === null) return null;
    const { email, subject, html, hash, fileName } = JSON.parse(text) as Queued;
    return {
      to: email,
      subject,
      greeting: '',
      paragraphs: [],
      letter: html,
      footer: `Sent by ${brand}.`,
      attachments: [
        { fileName, type: 'application/pdf', open: async () => (await store.open(hash)).content },
      ],
    };
  };
