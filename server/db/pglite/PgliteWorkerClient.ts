import { asError } from '#server/words/ofError.ts';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type {
  QueryAnswer,
  ServerFault,
  WorkerAnswer,
  WorkerOptions,
  WorkerRequest,
} from './pgliteMessages.ts';
import { compiledEngine } from './engine.ts';
import { statementEnded } from '../statementLimits.ts';

/** Who has the connection for a transaction. */
export interface Holder {
  /** One of its statements has ended with the worker, and so has the transaction. */
  hasLost: boolean;
}

/** How long a statement may run, whether it can be run again without anybody noticing, and whose transaction it is of. */
interface Patience {
  readonly limitMs: number | null;
  readonly isRead: boolean;
  readonly holder: Holder | null;
}

interface Waiting extends Patience {
  readonly request: WorkerRequest;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

type Unsent<T> = T extends WorkerRequest ? Omit<T, 'id'> : never;
type Options = Omit<WorkerOptions, 'begun' | 'engine' | 'syncedAt'>;

/** By which clocks that time files may disagree with ours, or be set back. */
const clocksMs = 60_000;

const endless: Patience = { limitMs: null, isRead: false, holder: null };

/**
 * The main thread's end of the embedded database's worker. Requests are answered in the order in which they are made.
 *
 * A statement cannot be interrupted inside the worker, so one that takes too long ends with it: another worker opens
 * the directory, in which whatever was acknowledged is synced, and goes on with what the first had not begun.
 */
export class PgliteWorkerClient {
  private readonly waiting = new Map<number, Waiting>();
  private readonly begun = new Int32Array(new SharedArrayBuffer(4));
  /** Whatever was in the directory then has been synced by the time that the first worker has opened it. */
  private readonly syncedAt = Date.now() - clocksMs;
  private worker: Worker | null = null;
  private timer: NodeJS.Timeout | undefined;
  private lastId = 0;
  private ended: Error | null = null;

  private constructor(
    private readonly options: Options,
    private readonly onFailure: (error: Error) => void,
  ) {}

  static async start(options: Options, onFailure: (error: Error) => void): Promise<PgliteWorkerClient> {
    const client = new PgliteWorkerClient(options, onFailure);
    await client.open(options, 0);
    return client;
  }

  async query(
    text: string,
    values: readonly (string | null)[],
    patience: Patience = endless,
  ): Promise<QueryAnswer> {
    const answer = await this.request({ type: 'query', text, values }, patience);
    if (answer.type !== 'result')
      throw new Error(`The embedded database answered ${answer.type} to a statement.`);
    return answer.result;
  }

  async close(): Promise<void> {
    if (this.ended) return;
    await this.request({ type: 'close' }, endless);
    this.ended = awayError('The database is closed.');
    await this.worker?.terminate();
  }

  /** Resolves when the worker has opened the database. */
  private async open(options: Options, syncedAt: number): Promise<void> {
    const engine = await compiledEngine();
    const worker = new Worker(new URL('./startPgliteWorker.js', import.meta.url), {
      workerData: { ...options, engine, syncedAt, begun: this.begun } satisfies WorkerOptions,
      execArgv: [],
    });
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', (code) =>
      this.fail(new Error(`The embedded database has stopped (exit code ${code}).`)),
    );
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The embedded database could not be opened.')));
      worker.once('message', () => {
        this.worker = worker;
        worker.on('message', (answer: WorkerAnswer) => this.settle(answer));
        // What came while none was there, or was not begun by the one before, in its order.
        for (const { request } of this.waiting.values()) worker.postMessage(request);
        this.watchFirst();
        resolve();
      });
    });
  }

  private request(request: Unsent<WorkerRequest>, patience: Patience): Promise<WorkerAnswer> {
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      const waiting: Waiting = { request: { ...request, id }, ...patience, resolve, reject };
      this.waiting.set(id, waiting);
      this.worker?.postMessage(waiting.request);
      if (this.waiting.size === 1) this.watchFirst();
    });
  }

  private settle(answer: WorkerAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    this.watchFirst();
    if (answer.type === 'fault') waiting?.reject(faultError(answer.fault));
    else waiting?.resolve(answer);
  }

  /** The first that waits for an answer is the one that runs. */
  private watchFirst(): void {
    clearTimeout(this.timer);
    const [first] = this.waiting.values();
    const limitMs = first?.limitMs ?? null;
    if (!first || limitMs === null || !this.worker) return;
    this.timer = setTimeout(() => void this.replaceWorker(first), limitMs);
  }

  private async replaceWorker(slow: Waiting): Promise<void> {
    const old = this.worker;
    this.worker = null;
    old?.removeAllListeners();
    await old?.terminate();
    const begun = Atomics.load(this.begun, 0);
    for (const [id, { isRead, holder, reject }] of [...this.waiting]) {
      const isUnsure = id <= begun && !isRead;
      // What was sent behind it would run outside of any transaction.
      const isLeft = holder?.hasLost === true;
      if (id !== slow.request.id && !isUnsure && !isLeft) continue;
      if (holder) holder.hasLost = true;
      this.waiting.delete(id);
      reject(endedError());
    }
    await this.open(this.options, this.syncedAt).catch((error: unknown) => this.fail(asError(error)));
  }

  private fail(error: Error): void {
    if (this.ended) return;
    this.ended = awayError(error.message);
    clearTimeout(this.timer);
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
    this.onFailure(error);
  }
}

/** As a server says that it has crashed. */
const awayError = (message: string): Error => faultError({ message, code: '57P02' });

const endedError = (): Error =>
  faultError({ message: 'canceling statement due to statement timeout', code: statementEnded });

/** The same class as from a Postgres server, so that one check fits both databases. */
function faultError({ message, ...details }: ServerFault): Error {
  if (details.code === undefined) return new Error(message);
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), details);
}
