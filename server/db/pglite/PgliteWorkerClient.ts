import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type {
  QueryAnswer,
  ServerFault,
  WorkerAnswer,
  WorkerOptions,
  WorkerRequest,
} from './pgliteMessages.ts';

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

type Unsent<T> = T extends WorkerRequest ? Omit<T, 'id'> : never;

/** The main thread's end of the embedded database's worker. Requests are answered in the order in which they are made. */
export class PgliteWorkerClient {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended: Error | null = null;

  private constructor(
    private readonly worker: Worker,
    private readonly onFailure: (error: Error) => void,
  ) {
    worker.on('message', (answer: WorkerAnswer) => this.settle(answer));
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', (code) =>
      this.fail(new Error(`The embedded database has stopped (exit code ${code}).`)),
    );
  }

  static async start(options: WorkerOptions, onFailure: (error: Error) => void): Promise<PgliteWorkerClient> {
    const worker = new Worker(new URL('./startPgliteWorker.js', import.meta.url), {
      workerData: options,
      execArgv: [],
    });
    const client = new PgliteWorkerClient(worker, onFailure);
    await client.wait(0);
    return client;
  }

  async query(text: string, values: readonly (string | null)[]): Promise<QueryAnswer> {
    const answer = await this.request({ type: 'query', text, values });
    if (answer.type !== 'result')
      throw new Error(`The embedded database answered ${answer.type} to a statement.`);
    return answer.result;
  }

  /** A tarball of the whole database. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.request({ type: 'dump' });
    if (answer.type !== 'bytes') throw new Error(`The embedded database answered ${answer.type} to a dump.`);
    return answer.bytes;
  }

  async close(): Promise<void> {
    if (this.ended) return;
    await this.request({ type: 'close' });
    this.ended = new Error('The database is closed.');
    await this.worker.terminate();
  }

  private request(request: Unsent<WorkerRequest>): Promise<WorkerAnswer> {
    const id = (this.lastId += 1);
    const answer = this.wait(id);
    if (!this.ended) this.worker.postMessage({ ...request, id });
    return answer;
  }

  private wait(id: number): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      if (this.ended) reject(this.ended);
      else this.waiting.set(id, { resolve, reject });
    });
  }

  private settle(answer: WorkerAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.type === 'fault') waiting?.reject(faultError(answer.fault));
    else waiting?.resolve(answer);
  }

  private fail(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.onFailure(error);
  }
}

/** The same class as from a Postgres server, so that one check fits both databases. */
function faultError({ message, ...details }: ServerFault): Error {
  if (details.code === undefined) return new Error(message);
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), details);
}
