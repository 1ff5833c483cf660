import { sql } from 'kysely';
import type { AnyRow } from '../db/Row.ts';
import { withCommit } from '../db/observed/ObservedPool.ts';
import { run, type Tx } from '../db/rows.ts';

export interface AuditEntry {
  readonly type: string;
  /** Null where it is about no single record: an export, a report. */
  readonly id: string | null;
  /** The record that it is a part of, in whose history it is told: the event of a cost. */
  readonly ownerId?: string | null;
  readonly event:
    | 'created'
    | 'updated'
    | 'deleted'
    | 'restored'
    | 'revealed'
    | 'signed_in'
    | 'exported'
    | 'viewed';
  /** What the record is called. */
  readonly name: string | null;
  readonly old?: AnyRow | null;
  readonly new: AnyRow | null;
  readonly userId: string | null;
  /** Whose country managers may read it; nobody's where none is said. */
  readonly countryId?: string | null;
  /** The row's own modification time where it has one, so that both can be compared (K6). */
  readonly at?: string | null;
}

/** Appends to the audit, in the transaction of the change itself (S4), at its end. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await run(
    tx,
    sql`${sql.raw(withCommit)}insert into audits (auditable_type, auditable_id, owner_id, event, model, old_values, new_values, user_id, country_id, created_at)
        values (${entry.type}, ${entry.id}, ${entry.ownerId ?? null}, ${entry.event}, ${entry.name}, ${text(entry.old ?? null)}, ${text(entry.new)}, ${entry.userId}, ${entry.countryId ?? null},
                coalesce(${entry.at ?? null}::timestamptz, now()))`,
  );
}

const text = (values: AnyRow | null): string | null => (values === null ? null : JSON.stringify(values));
