import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables/Tables.ts';
import type { WriteSession } from '../WriteSession.ts';

type Tx = Transaction<Tables>;
type Around = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The session, with a database whose transactions go another way: with something before or after their work. */
export function sessionOver(session: WriteSession, transaction: Around): WriteSession {
  const { database } = session.context;
  // An operation of a batch has a context that inherits from its request's: a spread would lose all of that.
  const context = Object.create(session.context, {
    database: { value: { ...database, transaction }, enumerable: true },
  }) as WriteSession['context'];
  return { ...session, context };
}
