import { codeOf } from '#server/words/ofError.ts';
import { isOutage } from '../isOutage.ts';
import type { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import type { Answer } from '../Session.ts';
import type { Wait } from '../Wait.ts';
import { reasonOf } from '#server/words/ofError.ts';
import { PostgresSource, type PostgresSettings } from './PostgresSource.ts';

/** How soon the replica has to answer, and how often it is asked whether it does. */
const patienceMs = 600;
const pollMs = 50;
const probeMs = 300;

const probing = { poolSize: 1, connectMs: patienceMs };

/** A replica ends a statement that is in the way of what it has to replay. */
const inTheWay = '40001';

/**
 * Chooses between the primary and a read replica. After a write reads go to the primary until the replica has replayed
 * it, so that whoever saves sees what was saved and a count made after a write counts it. A replica that does not
 * answer is left alone, also by the reads under way, until it answers again and has caught up with the primary; so is one
 * while nobody hears what others write, and what is no standby of the primary, whose rows are others.
 */
export class ReplicaReader {
  private replica: PostgresSource;
  /** A connection of its own: that all others are busy does not mean that nobody is there. */
  private probe: PostgresSource;
  /** What only the primary's database and its standbys say of themselves. */
  private own: unknown;
  /** Counts writes; zero of them open means that the replica is up to date. */
  private behind = 0;
  /** It begins so: who knows what was written before this process came. */
  private isAway = true;
  /** Why it is away, where it has been found to be; null before, and while it is read. */
  private lost: string | null = null;
  private tell: (lost: string | null) => void = () => undefined;
  private isEnded = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly reads = new Set<(lost: Error) => void>();
  private readonly stopListening: () => void;

  constructor(
    private readonly primary: PostgresSource,
    private readonly settings: PostgresSettings,
    events: DatabaseEvents,
    private readonly hearsWrites: () => boolean,
  ) {
    this.replica = this.open();
    this.probe = this.open(probing);
    this.stopListening = events.onWrite(() => void this.waitForWrite());
    void this.watch();
  }

  /** A read says nothing of where it is read, and can be read once more. */
  async read(text: string, values: readonly unknown[], wait?: Wait): Promise<Answer> {
    if (this.isAway || this.behind > 0 || !this.hearsWrites()) return this.primary.read(text, values, wait);
    try {
      return await this.orLost(this.replica.read(text, values, wait));
    } catch (error) {
      if (isOutage(error)) this.lose(error);
      else if (codeOf(error) !== inTheWay) throw error;
      wait?.throwIfGivenUp();
      return this.primary.read(text, values, wait);
    }
  }

  /** One for all: whoever comes last is told. */
  onChange(listener: (lost: string | null) => void): void {
    this.tell = listener;
    if (this.lost !== null) listener(this.lost);
  }

  async end(): Promise<void> {
    this.isEnded = true;
    clearTimeout(this.timer);
    this.stopListening();
    await Promise.all([this.replica.end(), this.probe.end()]);
  }

  /** Fails as soon as the replica is given up, whatever becomes of the read. */
  private async orLost(read: Promise<Answer>): Promise<Answer> {
    let giveUp: (lost: Error) => void = () => undefined;
    const lost = new Promise<never>((_resolve, reject) => (giveUp = reject));
    this.reads.add(giveUp);
    // Who waited for it is answered by the primary.
    read.catch(() => undefined);
    return Promise.race([read, lost]).finally(() => this.reads.delete(giveUp));
  }

  private open(over: Partial<PostgresSettings> = {}): PostgresSource {
    return new PostgresSource({ ...this.settings, ...over });
  }

  /** Its connections are not waited for: they may hang for as long as the network likes. */
  private lose(cause: unknown): void {
    if (this.isEnded) return;
    this.isAway = true;
    this.note(reasonOf(cause));
    for (const source of [this.replica, this.probe]) source.end().catch(() => undefined);
    this.replica = this.open();
    this.probe = this.open(probing);
    const lost = Object.assign(new Error('The replica does not answer.'), { code: 'ETIMEDOUT' });
    for (const giveUp of this.reads) giveUp(lost);
  }

  /** Once for each time, however often it is tried meanwhile. */
  private note(lost: string | null): void {
    const isNews = (lost === null) !== (this.lost === null);
    this.lost = lost;
    if (isNews) this.tell(lost);
  }

  private async waitForWrite(): Promise<void> {
    this.behind += 1;
    try {
      await this.catchUp();
    } catch (error) {
      this.lose(error);
    } finally {
      this.behind -= 1;
    }
  }

  /** Resolves when the replica has what the primary has now. */
  private async catchUp(): Promise<void> {
    const written = await ask(this.primary, 'select pg_current_wal_lsn()::text as answer', []);
    while (!this.isEnded && !(await this.hasReplayed(written))) await pause(pollMs);
  }

  /** @throws where it is no standby of the primary, or no longer */
  private async hasReplayed(written: unknown): Promise<boolean> {
    this.own ??= await ask(this.primary, `select ${identity} as answer`, []).catch(unlessUntold);
    const isTold = this.own !== untold;
    const answer = await this.askReplica(replayed(isTold), isTold ? [written, this.own] : [written]);
    if (answer === 'other') throw new Error(noStandby);
    return answer === 'true';
  }

  private async watch(): Promise<void> {
    try {
      if (this.isAway) {
        await this.catchUp();
        if (this.isEnded) return;
        this.isAway = false;
        this.note(null);
      } else await this.hasReplayed('0/0');
    } catch (error) {
      this.lose(error);
    }
    if (!this.isEnded) this.timer = setTimeout(() => void this.watch(), probeMs).unref();
  }

  /** @throws where it does not answer in time */
  private async askReplica(text: string, values: readonly unknown[]): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The replica does not answer.')), patienceMs).unref();
    });
    const answer = ask(this.probe, text, values);
    answer.catch(() => undefined);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}

const identity = `(select system_identifier from pg_control_system()) || '/'
  || (select oid from pg_database where datname = current_database())`;
/** Of a primary whose role may not ask. */
const untold = 'untold';
const mayNot = '42501';

function unlessUntold(error: unknown): string {
  if (codeOf(error) === mayNot) return untold;
  throw error;
}

const noStandby = 'it is no standby of the database of DATABASE_URL';

const replayed = (isTold: boolean) =>
  `select case when not pg_is_in_recovery() ${isTold ? `or ${identity} <> $2` : ''} then 'other'
    else (pg_last_wal_replay_lsn() >= $1::pg_lsn)::text end as answer`;

async function ask(source: PostgresSource, text: string, values: readonly unknown[]): Promise<unknown> {
  const { rows } = await source.read(text, values);
  return rows[0]?.['answer'];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
