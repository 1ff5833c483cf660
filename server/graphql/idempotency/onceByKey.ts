import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/db/tables/Tables.ts';
import { idempotencyInFlight, idempotencyMismatch, validationFailed } from '#server/errors/errors.ts';
import type { Input } from '../write/Input.ts';
import { run } from '#server/db/rows.ts';
import type { WriteSession } from '../WriteSession.ts';
import { sessionOver } from '../write/sessionOver.ts';
import type { Save } from '../write/writeResolvers.ts';
import { canonicalJson } from './canonicalJson.ts';
import { readUploads } from './readUploads.ts';

/** Ends the transaction of a form that was stored before, writing nothing. */
export class StoredBefore extends Error {
  constructor(readonly id: string) {
    super('This form was stored before.');
    this.name = 'StoredBefore';
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface Form {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** Keyed: the payload may hold a passport number, and a bare hash of one can be guessed. */
  readonly payloadHash: string;
  /** The same form, by this passport key or one before it. */
  readonly isSame: (hash: string) => boolean;
}

/**
 * K5: a form that is sent twice makes one record. With a key, the transaction that `save` opens first looks for the
 * key and last stores it with the id it made: both or neither. The key itself never reaches `save`.
 */
export function onceByKey(operation: string, save: Save): Save {
  return async (session, input) => {
    const { idempotency_key: given, ...payload } = input;
    if (given === undefined || given === null) return save(session, payload);
    const uploads = await readUploads(payload);
    const form = formOf(session, operation, given, uploads.known);
    try {
      return await save(keyed(session, form), uploads.input);
    } catch (error) {
      if (error instanceof StoredBefore) return error.id;
      throw error;
    }
  };
}

function formOf({ viewer, context }: WriteSession, operation: string, given: unknown, payload: Input): Form {
  if (typeof given !== 'string' || !UUID.test(given))
    throw validationFailed({ 'input.idempotency_key': ['Must be a UUID.'] });
  const text = `${operation} ${canonicalJson(payload)}`;
  return {
    userId: viewer.id,
    key: given.toLowerCase(),
    operation,
    payloadHash: context.cipher.fingerprint(text),
    isSame: (hash) => context.cipher.recognises(text, hash),
  };
}

/** The session, with a database whose transactions claim the key before their work and store it after. */
function keyed(session: WriteSession, form: Form): WriteSession {
  const { database } = session.context;
  return sessionOver(session, (work) =>
    database.transaction(async (tx) => {
      await claim(tx, form);
      const result = await work(tx);
      await store(tx, form, String(result));
      return result;
    }),
  );
}

/** The lock falls with the transaction, so whoever gets it sees what the one before has stored. */
async function claim(tx: Transaction<Tables>, form: Form): Promise<void> {
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

async function store(tx: Transaction<Tables>, form: Form, id: string): Promise<void> {
  await run(
    tx,
    sql`insert into idempotency_keys (user_id, key, operation, payload_hash, result_id)
        values (${form.userId}, ${form.key}, ${form.operation}, ${form.payloadHash}, ${id})`,
  );
}
