import type { Database } from '#server/db/Database.ts';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import type { Statement } from '#server/db/compileSql.ts';
import { readsIn } from '#server/db/readsIn.ts';
import type { Tx } from '#server/db/rows.ts';
import type { Sql } from '#server/db/conditions.ts';
import { Wait } from '#server/db/Wait.ts';
import { statementEnded } from '#server/db/statementLimits.ts';
import { answerTooLarge, busy, listTooLong, queryTooSlow } from '#server/errors/errors.ts';
import { type EntityIndex, entityOf, nestedLimit, type Relation } from '../Entity.ts';
import { ClientGone } from './ClientGone.ts';
import type { ReadQueue } from './ReadQueue.ts';
import { argumentType, inputFields, listOperation } from '../contract.ts';

/** Characters of JSON that one request may be answered with: no screen needs a tenth of it. */
export const answerAtMost = 20_000_000;

interface Options {
  readonly database: Pick<Database, 'readJson' | 'readTogether'>;
  readonly queue: Pick<ReadQueue, 'run'>;
  readonly entities: EntityIndex;
  /** Who waits in line for it. */
  readonly user: string;
}

/** What one request is answered. */
interface Answered {
  characters: number;
  /** Of all that is read. */
  times: number;
}

/** The reads of one request: in turn, together no larger than an answer may be, and no longer than somebody waits. */
export class Reads {
  private readonly wait = new Wait();
  private shortReads: Statement[] = [];
  private sent: Promise<readonly PromiseSettledResult<string | null>[]> | null = null;

  constructor(
    private readonly options: Options,
    private readonly isWriting = false,
    private readonly answered: Answered = { characters: 0, times: 1 },
  ) {}

  /** Those of a mutation belong to what it writes, which is done even where nobody waits for the answer. */
  ofWrites(): Reads {
    return new Reads(this.options, true, this.answered);
  }

  /** Those of a transaction under way, which waits for nobody while others wait for it. */
  within(tx: Tx): Reads {
    const queue: Options['queue'] = { run: (_asking, work) => work() };
    return new Reads({ ...this.options, database: readsIn(tx), queue }, true, this.answered);
  }

  /** Fields are asked for again under other names: what is read once is answered as often. */
  expectCopies(copies: number): void {
    this.answered.times = Math.max(this.answered.times, 1 + copies);
  }

  /** Nobody waits for the answer any more. */
  abandon(): void {
    this.wait.giveUp(new ClientGone());
  }

  /** The one row of a statement, as JSON text. @throws queryTooSlow, tooManyReads, answerTooLarge, listTooLong */
  async json(statement: Sql | Statement): Promise<string | null> {
    return this.counted(await this.inTurn(() => this.options.database.readJson(statement, this.wait)));
  }

  /** What that text says; null without a row. */
  async value<T>(statement: Sql | Statement): Promise<T | null> {
    const text = await this.json(statement);
    return text === null ? null : (JSON.parse(text) as T);
  }

  /** The same of a list, which has no member without a row. */
  async list<T>(statement: Sql | Statement): Promise<readonly T[]> {
    return (await this.value<readonly T[]>(statement)) ?? [];
  }

  /** As `json`, of a read that takes no time worth a turn of its own: those of one moment are sent together. */
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
    const { database } = this.options;
    const [only] = statements;
    // Most are alone.
    if (only && statements.length === 1)
      return Promise.allSettled([this.inTurn(() => database.readJson(only, this.wait))]);
    return this.inTurn(() => database.readTogether(statements, this.wait));
  }

  private counted(text: string | null): string | null {
    this.answered.characters += (text?.length ?? 0) * this.answered.times;
    if (this.answered.characters > answerAtMost) throw answerTooLarge(answerAtMost);
    return text;
  }

  /** A read that others may share, and that is not given up for that reason. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { queue, user } = this.options;
    try {
      return await queue.run({ user, request: this, wait: this.wait, isPatient: this.isWriting }, work);
    } catch (error) {
      throw this.inWords(error);
    }
  }

  private inWords(error: unknown): unknown {
    if (!isDatabaseError(error)) return error;
    switch (error.code) {
      case statementEnded:
        // It was ended because nobody waits for it, however fast it would have been.
        this.wait.throwIfGivenUp();
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

/** The refusal of a nested list ('CentreEvent.eventBookings'), with the list that has its rows page by page. */
function nestedTooLong(name: string, entities: EntityIndex): Error {
  const [type = '', field = ''] = name.split('.');
  const relation = entityOf(entities, type).relations?.[field];
  if (!relation || relation.kind === 'one') throw new Error(`${name} is no list.`);
  return listTooLong({ list: name, limit: nestedLimit(relation), instead: pagedList(relation) });
}

/** 'eventBookings(where: {centre_event_id: …})', or null where no list can be narrowed down to the row's own. */
function pagedList(relation: Exclude<Relation, { readonly kind: 'one' }>): string | null {
  const list = listOperation(relation.type);
  const columns =
    relation.kind === 'custom' ? [] : [relation.kind === 'many' ? relation.column : relation.near];
  const filter = inputFields(argumentType(list?.field, 'where')).find(({ name }) => columns.includes(name));
  return list?.isPaged && filter ? `${list.field.name}(where: {${filter.name}: …})` : null;
}
