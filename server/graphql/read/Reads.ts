import { setMaxListeners } from 'node:events';
import type { Database } from '#server/db/Database.ts';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import type { Statement } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { statementEnded } from '#server/db/statementLimits.ts';
import { answerTooLarge, busy, queryTooSlow } from '#server/errors/errors.ts';
import type { EntityIndex } from '../Entity.ts';
import { answerAtMost } from './answerAtMost.ts';
import { nestedTooLong } from './listTooLong.ts';
import type { ReadQueue } from './ReadQueue.ts';

interface Options {
  readonly database: Database;
  readonly queue: ReadQueue;
  readonly entities: EntityIndex;
  /** Who waits in line for it. */
  readonly user: string;
}

/** The reads of one request: in turn, together no larger than an answer may be, and no longer than somebody waits. */
export class Reads {
  private readonly gone = new AbortController();
  private isWriting = false;
  private size = 0;
  private shortReads: Statement[] = [];
  private sent: Promise<readonly PromiseSettledResult<string | null>[]> | null = null;

  constructor(private readonly options: Options) {
    // A page asks for many things at once, all given up together.
    setMaxListeners(0, this.gone.signal);
  }

  /** The request writes: what it reads belongs to that, which is done even where nobody waits for the answer. */
  expectWrites(): void {
    this.isWriting = true;
  }

  /** Nobody waits for the answer any more. */
  abandon(): void {
    if (!this.isWriting) this.gone.abort(new Error('The client has gone.'));
  }

  /** The one row of a statement, as JSON text. @throws queryTooSlow, tooManyReads, answerTooLarge, listTooLong */
  async json(statement: Sql | Statement): Promise<string | null> {
    return this.counted(await this.inTurn(() => this.options.database.readJson(statement, this.gone.signal)));
  }

  /** The same of a read that takes no time worth a turn of its own: those of one moment are sent together. */
  async short(statement: Statement): Promise<string | null> {
    const index = this.shortReads.push(statement) - 1;
    this.sent ??= Promise.resolve().then(() => this.sendTogether());
    const answer = (await this.sent)[index];
    if (answer === undefined) throw new Error('A read was not answered.');
    if (answer.status === 'rejected') throw this.inWords(answer.reason);
    return this.counted(answer.value);
  }

  private sendTogether(): Promise<readonly PromiseSettledResult<string | null>[]> {
    const statements = this.shortReads;
    this.shortReads = [];
    this.sent = null;
    return this.inTurn(() => this.options.database.readTogether(statements, this.gone.signal));
  }

  private counted(text: string | null): string | null {
    this.size += text?.length ?? 0;
    if (this.size > answerAtMost) throw answerTooLarge(answerAtMost);
    return text;
  }

  /** A read that others may share, and that is not given up for that reason. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { queue, user } = this.options;
    try {
      return await queue.run(
        { user, request: this, signal: this.gone.signal, isPatient: this.isWriting },
        work,
      );
    } catch (error) {
      throw this.inWords(error);
    }
  }

  private inWords(error: unknown): unknown {
    if (!isDatabaseError(error)) return error;
    switch (error.code) {
      case statementEnded:
        return queryTooSlow();
      // Somebody has a whole table, as migrations do.
      case '55P03':
        return busy();
      case 'CV001':
        return nestedTooLong(error.message, this.options.entities);
      case 'CV002':
        return answerTooLarge(answerAtMost);
      default:
        return error;
    }
  }
}
