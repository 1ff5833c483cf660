import { sql } from 'kysely';
import { loadGrants } from '#server/auth/loadGrants.ts';
import type { Row } from '#server/db/Row.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { requestScope, type RequestKind } from './requestScope.ts';

type Told = Pick<Row<'participant_requests'>, 'id' | 'kind' | 'state'>;

/** What is asked for and what became of it. It names nobody: mail is no place for who is to be erased. */
export const requestMail: WriteMail = async ({ database, brand, publicUrl }, { id, userId, name }) => {
  if (id === null) return null;
  const viewer = await loadGrants(database, userId);
  const text = await database.readJson(
    sql`select json_build_object('id', r.id::text, 'kind', r.kind, 'state', r.state)::text
        from notifications n join participant_requests r on r.id = n.participant_request_id
        where n.id = ${id}::bigint and n.user_id = ${userId}::bigint and n.date_read is null and ${requestScope('r', viewer)}`,
  );
  if (text === null) return null;
  const { id: request, kind, state } = JSON.parse(text) as Told;
  const { why, ...told } = state === 'OPEN' ? made(kind) : decided(kind, outcomes[state]);
  return {
    greeting: `Hello ${name},`,
    link: { label: 'Open the request', url: `${publicUrl}/participantRequests/${request}` },
    ...told,
    footer: `You get this mail from ${brand} because ${why}.`,
  };
};

const what = { MERGE: 'a merge of two participants', ERASURE: 'the erasure of a participant' } as const;

const outcomes = {
  DONE: 'was done',
  DECLINED: 'was declined',
  WITHDRAWN: 'is settled otherwise',
} as const;

const made = (kind: RequestKind) => ({
  subject: `Somebody asks for ${what[kind]}`,
  paragraphs: [`Somebody asks for ${what[kind]}, and you may do it or decline it.`],
  why: 'your roles let you decide this',
});

const decided = (kind: RequestKind, outcome: string) => ({
  subject: `What you asked for ${outcome}: ${what[kind]}`,
  paragraphs: [`You asked for ${what[kind]}. It ${outcome}.`],
  why: 'you asked for it',
});
