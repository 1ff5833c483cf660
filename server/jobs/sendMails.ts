import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../config/Config.ts';
import type { Sql } from '../db/conditions.ts';
import type { Database } from '../db/Database.ts';
import { run, type Tx } from '../db/rows.ts';
import type { MailKind } from '../mail/enqueueMail.ts';
import { MailRefused, type SendMail } from '../mail/Mail.ts';
import type { MailGivenUp, WriteMail } from '../mail/WriteMail.ts';
import type { Job } from './Job.ts';

/** For so long a mail belongs to whoever took it; a process that dies over it leaves it to the next one. */
const leaseMs = 5 * 60_000;

/** After each failed try; then it is given up. */
const waitsMs = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * 60_000);

export interface MailJob {
  readonly config: Pick<Config, 'publicUrl' | 'web'>;
  /** Each kind of mail is written where its subject lives. */
  readonly writers: Readonly<Record<MailKind, WriteMail>>;
  readonly givenUp: Readonly<Partial<Record<MailKind, MailGivenUp>>>;
  readonly secret: string;
  readonly send: SendMail;
  /** Read anew for each mail: a round may last longer than a lease. */
  readonly now: () => Date;
}

interface Taken {
  readonly id: string;
  readonly kind: MailKind;
  readonly subject_id: string | null;
  readonly created_at: string;
  readonly attempts: number;
  readonly user_id: string;
  readonly username: string;
  readonly user_email: string;
  readonly name: string;
  readonly is_deactivated: boolean;
}

/**
 * Sends what waits, one mail after the other: taken in one transaction, sent in none, marked in another. A mail is lost
 * at no point; what was answered with success is never sent again.
 */
export const sendMails =
  (options: MailJob): Job =>
  async (database, began) => {
    const { now } = options;
    // What is to be tried again meanwhile is left to the next round, so that each ends.
    const next = () => take(database, began, now());
    let count = 0;
    const failures: string[] = [];
    for (let mail = await next(); mail !== null; mail = await next()) {
      count += 1;
      let outcome: Mark | null;
      try {
        outcome = await handOver(options, database, mail);
      } catch (error) {
        outcome = afterFailure(mail.attempts, now(), error);
        failures.push(reasonOf(error));
      }
      if (outcome !== null) await mark(options, database, mail, outcome);
    }
    // The runner logs it; each mail is tried again when it is due.
    if (failures.length > 0) throw new Error(`Mails could not be sent: ${failures.join(', ')}.`);
    return count;
  };

/** Null where it was taken for dead over the mail, which somebody else has by now. */
async function handOver(
  { config, writers, secret, send, now }: MailJob,
  database: Database,
  mail: Taken,
): Promise<Mark | null> {
  const moment = now();
  if (mail.is_deactivated) return { dropped_at: moment.toISOString(), last_error: 'account deactivated' };
  const { publicUrl, web } = config;
  const body = await writers[mail.kind](
    { database, now: moment, brand: web.brand, publicUrl, secret },
    {
      id: mail.subject_id,
      userId: mail.user_id,
      username: mail.username,
      name: mail.name,
      queuedAt: new Date(mail.created_at),
    },
  );
  if (body === null) return { dropped_at: moment.toISOString(), last_error: null };
  if ((await database.readJson(sql`select 'true' from outgoing_mails where ${isOurs(mail)}`)) === null)
    return null;
  const messageId = `<${messageKey(mail.id)}@${new URL(publicUrl).hostname}>`;
  await send({ ...body, to: body.to ?? mail.user_email, messageId, date: moment });
  return { sent_at: now().toISOString(), last_error: null };
}

/** Without what the other side said, which may hold an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = Object.assign({ code: error.name, responseCode: '' }, error.cause ?? error);
  return `${String(code)} ${String(responseCode)}`.trim();
}

/** Whoever takes a mail counts its try. */
const isOurs = ({ id, attempts }: Taken): Sql => sql`id = ${id}::uuid and attempts = ${attempts}::integer`;

/** Says nothing of our ids. */
const messageKey = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** Letters come last, however many wait: whoever asks for a new password does not wait for a thousand of them. */
async function take(database: Database, began: Date, now: Date): Promise<Taken | null> {
  const isDue = sql`sent_at is null and dropped_at is null and due_at <=
    case when attempts = 0 then ${now.toISOString()}::timestamptz else ${began.toISOString()}::timestamptz end`;
  // Looked at first: a statement that writes nothing would wake the sender again.
  const due = await database.readJson(sql`select 'true' from outgoing_mails where ${isDue} limit 1`);
  if (due === null) return null;
  const until = new Date(now.getTime() + leaseMs).toISOString();
  return database.transaction(async (tx: Tx) => {
    const [taken] = await run<Taken>(
      tx,
      sql`update outgoing_mails m set due_at = ${until}, attempts = attempts + 1
          from (
            select id, user_id from outgoing_mails where ${isDue}
            order by kind = 'DOCUMENT', due_at, created_at limit 1 for update skip locked) due left join users u on u.id = due.user_id
          where m.id = due.id
          returning m.id::text, m.kind, m.subject_id, m.created_at, m.attempts, coalesce(u.id::text, '') as user_id,
            coalesce(u.username, '') as username, coalesce(u.user_email, '') as user_email,
            u.deactivated_at is not null as is_deactivated,
            coalesce(nullif(btrim(person_name(u.first_name, u.last_name)), ''), u.username, '') as name`,
    );
    return taken ?? null;
  });
}

interface Mark {
  readonly sent_at?: string;
  readonly dropped_at?: string;
  readonly due_at?: string;
  readonly last_error: string | null;
}

function afterFailure(attempts: number, now: Date, error: unknown): Mark {
  const last_error = reasonOf(error);
  const wait = waitsMs[attempts - 1];
  if (error instanceof MailRefused || wait === undefined)
    return { dropped_at: now.toISOString(), last_error };
  return { due_at: new Date(now.getTime() + wait).toISOString(), last_error };
}

async function mark({ givenUp }: MailJob, database: Database, mail: Taken, values: Mark): Promise<void> {
  const { id, kind, subject_id: subject } = mail;
  await database.transaction(async (tx) => {
    const held = await run(tx, sql`select 1 from outgoing_mails where ${isOurs(mail)} for update`);
    if (held.length === 0) return;
    await tx.updateTable('outgoing_mails').set(values).where('id', '=', id).execute();
    if (values.dropped_at !== undefined && subject !== null)
      await givenUp[kind]?.(tx, { id: subject, now: new Date(values.dropped_at) });
  });
}
