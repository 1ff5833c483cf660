import { encodeParameter } from '../columnTypes.ts';
import { ConnectionGate } from '../postgres/ConnectionGate.ts';
import type { Session, SessionSource } from '../Session.ts';
import type { StatementLimits } from '../statementLimits.ts';
import type { QueryAnswer } from './pgliteMessages.ts';
import { PgliteSession } from './PgliteSession.ts';
import type { PgliteWorkerClient } from './PgliteWorkerClient.ts';

/** Sessions on the embedded database: there is one connection, so a session holds it alone. */
export class PgliteSource implements SessionSource {
  private readonly gate = new ConnectionGate();

  constructor(
    private readonly client: PgliteWorkerClient,
    private readonly limits: StatementLimits,
  ) {}

  async connect(): Promise<Session> {
    return new PgliteSession(this.client, await this.gate.hold(), this.limits.writeMs);
  }

  /** One statement outside any transaction; does not wait for others to be answered, only for transactions to end. */
  async read(text: string, values: readonly unknown[], signal?: AbortSignal): Promise<QueryAnswer> {
    const parameters = values.map(encodeParameter);
    await this.gate.pass();
    signal?.throwIfAborted();
    return this.client.query(text, parameters, { limitMs: this.limits.readMs, isRead: true });
  }

  /** What keeps house, and takes as long as it takes. */
  async queryOnce(text: string): Promise<QueryAnswer> {
    await this.gate.pass();
    return this.client.query(text, []);
  }

  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const release = await this.gate.hold();
    try {
      return await this.client.dump();
    } finally {
      release();
    }
  }

  /** Waits for the transaction that runs. */
  async end(): Promise<void> {
    const release = await this.gate.hold();
    try {
      await this.client.close();
    } finally {
      release();
    }
  }
}
