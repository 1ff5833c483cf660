import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { rateLimited } from '../errors/errors.ts';

const windowMs = 15 * 60_000;

/** S7: tries of one kind in 15 minutes, counted in the database, so that more processes are not more tries. */
export class Attempts {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
    private readonly kind: string,
    private readonly most: number,
  ) {}

  /** @throws rateLimited with the seconds to wait */
  async count(subject: string): Promise<void> {
    const now = this.now();
    const [moment, end] = [now.toISOString(), new Date(now.getTime() + windowMs).toISOString()];
    const { rows } = await sql<{ tries: number; left: number }>`
      insert into attempts as a (key, tries, ends_at) values (${this.key(subject)}, 1, ${end})
      on conflict (key) do update set
        tries = case when a.ends_at <= ${moment}::timestamptz then 1 else a.tries + 1 end,
        ends_at = case when a.ends_at <= ${moment}::timestamptz then excluded.ends_at else a.ends_at end
      returning tries, ceil(extract(epoch from ends_at - ${moment}::timestamptz))::integer as left`.execute(
      this.database.kysely,
    );
    const [counted] = rows;
    if (counted && counted.tries > this.most) throw rateLimited(counted.left);
  }

  /** Takes one back, and leaves the others counted. */
  async takeBack(subject: string): Promise<void> {
    const key = this.key(subject);
    await sql`update attempts set tries = greatest(tries - 1, 0) where key = ${key}`.execute(
      this.database.kysely,
    );
  }

  /** Whoever was right in the end has only mistyped. */
  async forgive(subject: string): Promise<void> {
    await sql`delete from attempts where key = ${this.key(subject)}`.execute(this.database.kysely);
  }

  /** Of fixed length, whatever a client sends as a name. */
  private key(subject: string): string {
    return createHash('sha256').update(`${this.kind} ${subject}`).digest('base64url');
  }
}
