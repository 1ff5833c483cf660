import { encodeParameter, decoderOf } from '../columnTypes.ts';
import { ConnectionGate } from '../postgres/ConnectionGate.ts';
import type { Statement } from '../compileSql.ts';
import type { Session, SessionSource, Answer } from '../Session.ts';
import { type StatementLimits, withoutLimit } from '../statementLimits.ts';
import type { Wait } from '../Wait.ts';
import type { QueryAnswer } from './pgliteMessages.ts';
import type { Holder, PgliteWorkerClient } from './PgliteWorkerClient.ts';

const done = (command: string): Answer => ({ command, rowCount: 0, rows: [] });

/** The embedded database's connection while one transaction holds it. */
class PgliteSession implements Session {
  private readonly holder: Holder = { hasLost: false };

  constructor(
    private readonly client: PgliteWorkerClient,
    readonly release: () => void,
    private limitMs: number | null,
  ) {}

  async query(text: string, values: readonly unknown[]): Promise<Answer> {
    // The embedded database has no clock of its own for this.
    if (text === withoutLimit) {
      this.limitMs = null;
      return done('SET');
    }
    if (this.holder.hasLost) {
      // Gone with the worker; the next statement would run outside any transaction.
      if (/^\s*rollback/i.test(text)) return done('ROLLBACK');
      throw new Error('The transaction has ended with a statement that took too long.');
    }
    // A commit that is given up may have happened.
    const limitMs = /^\s*commit\b/i.test(text) ? null : this.limitMs;
    const patience = { limitMs, isRead: false, holder: this.holder };
    return toAnswer(await this.client.query(text, values.map(encodeParameter), patience));
  }

  queries(statements: readonly Statement[]): readonly Promise<Answer>[] {
    return statements.map(({ text, values }) => this.query(text, values));
  }
}

function toAnswer({ tag, fields, rows }: QueryAnswer): Answer {
  const columns = fields.map(({ name, oid }) => ({ name, decode: decoderOf(oid) }));
  const words = tag.split(' ');
  return {
    command: words[0] ?? '',
    rowCount: Number(words.at(-1)) || 0,
    rows: rows.map((row) =>
      Object.fromEntries(
        columns.map(({ name, decode }, index) => {
          const text = row[index] ?? null;
          return [name, text === null ? null : decode(text)];
        }),
      ),
    ),
  };
}

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
  async read(text: string, values: readonly unknown[], wait?: Wait): Promise<QueryAnswer> {
    const parameters = values.map(encodeParameter);
    await this.gate.pass();
    wait?.throwIfGivenUp();
    return this.client.query(text, parameters, { limitMs: this.limits.readMs, isRead: true, holder: null });
  }

  /** What keeps house, and takes as long as it takes. */
  async queryOnce(text: string): Promise<QueryAnswer> {
    await this.gate.pass();
    return this.client.query(text, []);
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
