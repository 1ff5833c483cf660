import { sql } from 'kysely';
import { idempotencyInFlight, idempotencyMismatch, validationFailed } from '#server/errors/errors.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { isUuid } from '#server/words/isUuid.ts';
import { type WriteSession, withTransactions } from '../WriteSession.ts';
import { canonicalJson } from './canonicalJson.ts';
import { readUploads } from './readUploads.ts';

/** Ends the transaction of a form that was stored before, writing nothing. */
export class StoredBefore extends Error {
  constructor(readonly id: string) {
    super('This form was stored before.');
    this.name = 'StoredBefore';
  }
}

/** What may be asked with a key: a UUID made once per form. */
export interface Keyed {
  readonly idempotency_key?: unknown;
}

export type Transact = WriteSession['context']['database']['transaction'];
type Once<Given> = (session: WriteSession, given: Given) => Promise<string>;

/**
 * K5: a form that is sent twice makes one record. With a key, the transaction that `save` opens first looks for the
 * key and last stores it with the id it made: both or neither. The key itself never reaches `save`.
 */
export function onceByKey<Given extends Keyed>(operation: string, save: Once<Given>): Once<Given> {
  return async (session, given) => {
    const sent = await keyedForm(session, operation, given);
    if (sent === null) return save(session, given);
    return orStored(() => save(withTransactions(session, transactOnce(session, sent.form)), sent.given));
  };
}

/**
 * The same for work of several transactions: it counts from the one that it opens by `last`. A form that was stored
 * before is answered before the work begins; of two that are worked on at once the later one hears of the other in the
 * end, and takes back what it has done.
 */
export function onceAtLast<Given extends Keyed>(
  operation: string,
  save: (session: WriteSession, given: Given, last: Transact) => Promise<string>,
): Once<Given> {
  return async (session, given) => {
    const { database } = session.context;
    const sent = await keyedForm(session, operation, given);
    if (sent === null) return save(session, given, (work) => database.transaction(work));
    return orStored(async () => {
      await database.transaction((tx) => claim(tx, sent.form));
      return save(session, sent.given, transactOnce(session, sent.form));
    });
  };
}

async function orStored(save: () => Promise<string>): Promise<string> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof StoredBefore) return error.id;
    throw error;
  }
}

interface Form {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** Keyed: the payload may hold a passport number, and a bare hash of one can be guessed. */
  readonly payloadHash: string;
  /** The same form, by this passport key or one before it. */
  readonly isSame: (hash: string) => boolean;
}

/** Null without a key. */
async function keyedForm<Given extends Keyed>(
  { viewer, context }: WriteSession,
  operation: string,
  given: Given,
): Promise<{ readonly form: Form; readonly given: Given } | null> {
  const { idempotency_key: key } = given;
  if (key === undefined || key === null) return null;
  if (!isUuid(key)) throw validationFailed('input.idempotency_key', 'Must be a UUID.');
  const uploads = await readUploads({ ...given, idempotency_key: undefined });
  const text = `${operation} ${canonicalJson(uploads.known)}`;
  const form = {
    userId: viewer.id,
    key: key.toLowerCase(),
    operation,
    payloadHash: context.cipher.fingerprint(text),
    isSame: (hash: string) => context.cipher.recognises(text, hash),
  };
  return { form, given: uploads.given };
}

/** Transactions that claim the key before their work and store it after. */
function transactOnce({ context: { database } }: WriteSession, form: Form): Transact {
  return (work) =>
    database.transaction(async (tx) => {
      await claim(tx, form);
      const result = await work(tx);
      await store(tx, form, String(result));
      return result;
    });
}

/** The lock falls with the transaction, so whoever gets it sees what the one before has stored. */
async function claim(tx: Tx, form: Form): Promise<void> {
  const [lock] = await run<{ free: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${form.userId} ${form.key}`}, 0)) as free`,
  );
  if (lock?.free !== true) throw idempotencyInFlight();
  const [stored] = await run<{ hash: string; id: string }>(
    tx,
    sql`select payload_hash as hash, result_id::text as id from idempotency_keys where user_id = ${form.userId} and key = ${form.key}`,
  );
  if (stored === undefined) return;
  throw form.isSame(stored.hash) ? new StoredBefore(stored.id) : idempotencyMismatch();
}

async function store(tx: Tx, form: Form, id: string): Promise<void> {
  await run(
    tx,
    sql`insert into idempotency_keys (user_id, key, operation, payload_hash, result_id)
        values (${form.userId}, ${form.key}, ${form.operation}, ${form.payloadHash}, ${id})`,
  );
}
