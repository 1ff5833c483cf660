import { decoderOf, encodeParameter } from '../columnTypes.ts';
import { ConnectionGate } from '../postgres/ConnectionGate.ts';
import type { QueryAnswer } from './pgliteMessages.ts';
import type { PgliteWorkerClient } from './PgliteWorkerClient.ts';
import type { Answer, Session, SessionSource } from '../Session.ts';

/** Sessions on the embedded database: there is one connection, so a session holds it alone. */
export class PgliteSource implements SessionSource {
  private readonly gate = new ConnectionGate();

  constructor(private readonly client: PgliteWorkerClient) {}

  async connect(): Promise<Session> {
    const release = await this.gate.hold();
    return {
      query: async (text, values) => toAnswer(await this.client.query(text, values.map(encodeParameter))),
      release,
    };
  }

  /** One statement outside any transaction; does not wait for others to be answered, only for transactions to end. */
  async queryOnce(text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    const parameters = values.map(encodeParameter);
    await this.gate.pass();
    return this.client.query(text, parameters);
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
