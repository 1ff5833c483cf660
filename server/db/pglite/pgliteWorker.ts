import { reasonOf } from '#server/words/ofError.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { messages as protocolMessages, PGlite, protocol } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS, durableStartParams } from './DurableNodeFS.ts';
import type {
  FieldType,
  QueryAnswer,
  ServerFault,
  WorkerAnswer,
  WorkerOptions,
  WorkerRequest,
} from './pgliteMessages.ts';
import { StatementNames } from '../postgres/StatementNames.ts';

/** Runs the embedded database off the main thread: a slow statement must not stop the server from answering. */
const { serialize } = protocol;
const names = new StatementNames(400);
/** Columns of the statements that have been prepared, by name. */
const prepared = new Map<string, readonly FieldType[]>();

async function open({ dataDir, syncedAt, engine }: WorkerOptions): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(dataDir, syncedAt),
    startParams: durableStartParams,
    extensions: { pg_trgm, unaccent },
    pgliteWasmModule: engine,
  });
}

async function query(db: PGlite, text: string, values: readonly (string | null)[]): Promise<QueryAnswer> {
  const { name, evicted } = names.name(text);
  const known = name === null ? undefined : prepared.get(name);
  const statement = name ?? '';
  const request: Uint8Array[] = [];
  if (evicted !== null) {
    prepared.delete(evicted);
    request.push(serialize.close({ type: 'S', name: evicted }));
  }
  if (!known)
    request.push(
      serialize.parse({ name: statement, text }),
      serialize.describe({ type: 'S', name: statement }),
    );
  request.push(serialize.bind({ statement, values: [...values] }), serialize.execute({}), serialize.sync());
  const answer = await db.execProtocol(Buffer.concat(request), { throwOnError: false });
  return collect(answer.messages, name, known);
}

function collect(
  messages: readonly object[],
  name: string | null,
  known: readonly FieldType[] | undefined,
): QueryAnswer {
  const rows: (string | null)[][] = [];
  let fields = known ?? [];
  let tag = '';
  let fault: protocolMessages.DatabaseError | null = null;
  for (const message of messages) {
    if (message instanceof protocolMessages.DataRowMessage) rows.push(message.fields);
    else if (message instanceof protocolMessages.RowDescriptionMessage)
      fields = message.fields.map(fieldType);
    else if (message instanceof protocolMessages.CommandCompleteMessage) tag = message.text;
    else if (message instanceof protocolMessages.DatabaseError) fault ??= message;
  }
  // Preparing may have succeeded where running failed; the name then exists and must not be prepared again.
  const isPrepared = messages.some((message) => 'name' in message && message.name === 'parseComplete');
  if (name !== null && isPrepared) prepared.set(name, fields);
  if (fault) throw fault;
  return { type: 'rows', tag, fields, rows };
}

const fieldType = ({ name, dataTypeID }: protocolMessages.Field): FieldType => ({ name, oid: dataTypeID });

function describeFault(error: unknown): ServerFault {
  if (!(error instanceof protocolMessages.DatabaseError)) return { message: reasonOf(error) };
  const { message, severity, code, detail, constraint, table, column } = error;
  return { message, severity, code, detail, constraint, table, column };
}

async function answer(db: PGlite, request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  switch (request.type) {
    case 'query':
      return { id, type: 'result', result: await query(db, request.text, request.values) };
    case 'close':
      await db.close();
      return { id, type: 'done' };
  }
}

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread only.');
const options = workerData as WorkerOptions;
const db = await open(options);
for (const statement of options.setup) await query(db, statement, []);
// One after the other: the database has one connection, and its protocol must not interleave.
let last: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  last = last.then(async () => {
    Atomics.store(options.begun, 0, request.id);
    const reply = await answer(db, request).catch((error: unknown): WorkerAnswer => ({
      id: request.id,
      type: 'fault',
      fault: describeFault(error),
    }));
    port.postMessage(reply);
    if (request.type === 'close') port.close();
  });
});
port.postMessage({ id: 0, type: 'done' } satisfies WorkerAnswer);
