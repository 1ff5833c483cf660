import { decoderOf, encodeParameter } from '../columnTypes.ts';
import type { QueryAnswer } from './pgliteMessages.ts';
import type { PgliteWorkerClient } from './PgliteWorkerClient.ts';
import type { Answer, Session } from '../Session.ts';
import { withoutLimit } from '../statementLimits.ts';

const done = (command: string): Answer => ({ command, rowCount: 0, rows: [] });

/** The embedded database's connection while one transaction holds it. */
export class PgliteSession implements Session {
  /** The worker in which it began. */
  private life: number | null = null;

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
    if (this.life !== null && this.life !== this.client.life) {
      // Gone with the worker; the next statement would run outside any transaction.
      if (/^\s*rollback/i.test(text)) return done('ROLLBACK');
      throw new Error('The transaction has ended with a statement that took too long.');
    }
    // A commit that is given up may have happened.
    const limitMs = /^\s*commit\b/i.test(text) ? null : this.limitMs;
    const answer = await this.client.query(text, values.map(encodeParameter), { limitMs, isRead: false });
    this.life ??= this.client.life;
    return toAnswer(answer);
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
