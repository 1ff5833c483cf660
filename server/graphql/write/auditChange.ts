import { recordAudit } from '#server/audit/recordAudit.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { idOf } from '#server/db/rows.ts';
import { redact } from '#server/audit/redact.ts';
import type { HeardChange } from '../WriteSession.ts';
import type { Write, WriteDefinition } from './WriteDefinition.ts';

/** Writes the audit row of a change, secrets blanked (S4). */
export async function auditChange(
  write: Write,
  definition: WriteDefinition,
  row: AnyRow,
  entry: Pick<HeardChange, 'event' | 'old' | 'new'>,
  at: string | null = typeof row.date_modified === 'string' ? row.date_modified : null,
): Promise<void> {
  const secret = new Set(definition.secret);
  const change: HeardChange = {
    type: definition.type,
    id: idOf(row),
    event: entry.event,
    old: entry.old === null ? null : redact(entry.old, secret),
    new: entry.new === null ? null : redact(entry.new, secret),
    at,
  };
  write.heard?.(change);
  await recordAudit(write.tx, {
    ...change,
    ownerId: ownerOf(row, definition.ownerColumn),
    name: await definition.nameOf(row, write),
    userId: write.viewer.id,
    countryId: (await definition.countryOf?.(row, write)) ?? null,
  });
}

function ownerOf(row: AnyRow, column: string | undefined): string | null {
  const owner = column === undefined ? null : row[column];
  return typeof owner === 'string' ? owner : null;
}

/** Kept by the database, not by anybody's decision. */
const byDatabase: ReadonlySet<string> = new Set([
  'id',
  'search_text',
  'date_created',
  'date_modified',
  'deleted_at',
]);

export function auditedColumns(row: AnyRow): readonly string[] {
  return Object.keys(row).filter(
    (key) => row[key] !== null && !byDatabase.has(key) && !key.startsWith('kept_'),
  );
}

export function pick(row: AnyRow, keys: readonly string[]): AnyRow {
  return Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
}
