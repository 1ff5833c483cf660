import { sql } from 'kysely';
import { loadGrants } from '#server/auth/loadGrants.ts';
import type { Row } from '#server/db/Row.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { requestScope } from './requestScope.ts';

type Told = Pick<Row<'participant_requests'>, 'id' | 'kind' | 'state'> & {
  readonly notice: Row<'notifications'>['kind'];
};

/** What is asked for and what became of it. It names nobody: mail is no place for who is to be erased. */
export const requestMail: WriteMail = async ({ database, brand, publicUrl }, { id, userId, name }) => {
  if (id === null) return null;
  const viewer = await loadGrants(database, userId);
  const text = await database.readJson(
    sql`select json_build_object('id', r.id::text, 'kind', r.kind, 'state', r.state, 'notice', n.kind)::text
        from notifications n join participant_requests r on r.id = n.participant_request_id
        where n.id = ${id}::bigint and n.user_id = ${userId}::bigint and n.date_read is null and ${requestScope('r', viewer)}`,
  );
  if (text === null) return null;
  const told = JSON.parse(text) as Told;
  return {
    greeting: `Hello ${name},`,
    link: { label: 'Open the request', url: `${publicUrl}/participantRequests/${told.id}` },
    ...(told.notice === 'REQUEST_MADE' ? made(told) : decided(told)),
    footer: `You get this mail from ${brand} because ${
      told.notice === 'REQUEST_MADE' ? 'your roles let you decide this' : 'you asked for it'
    }.`,
  };
};

const what = { MERGE: 'a merge of two participants', ERASURE: 'the erasure of a participant' } as const;

const made = ({ kind }: Told) => ({
  subject: `Somebody asks for ${what[kind]}`,
  paragraphs: [`Somebody asks for ${what[kind]}, and you may do it or decline it.`],
});

const outcomes = {
  OPEN: 'is open again',
  DONE: 'was done',
  DECLINED: 'was declined',
  WITHDRAWN: 'is settled otherwise',
} as const;

const decided = ({ kind, state }: Told) => ({
  subject: `What you asked for ${outcomes[state]}: ${what[kind]}`,
  paragraphs: [`You asked for ${what[kind]}. It ${outcomes[state]}.`],
});
