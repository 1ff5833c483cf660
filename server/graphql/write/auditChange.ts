import { recordAudit, type AuditEntry } from '../../audit/recordAudit.ts';
import { redact } from '../../audit/redact.ts';
import { idOf, type Row } from './Json.ts';
import type { Write, WriteDefinition } from './WriteDefinition.ts';

/** Writes the audit row of a change, secrets blanked (S4). */
export async function auditChange(
  write: Write,
  definition: WriteDefinition,
  row: Row,
  entry: Pick<AuditEntry, 'event' | 'old' | 'new'>,
): Promise<void> {
  const secret = new Set(definition.secret);
  const modified = row['date_modified'];
  await recordAudit(write.tx, {
    type: definition.type,
    id: idOf(row),
    event: entry.event,
    name: await definition.nameOf(row, write),
    old: entry.old === null ? null : withTextIds(redact(entry.old, secret)),
    new: entry.new === null ? null : withTextIds(redact(entry.new, secret)),
    userId: write.viewer.id,
    countryId: (await definition.countryOf?.(row, write)) ?? null,
    at: typeof modified === 'string' ? modified : null,
  });
}

/** Ids are text wherever people and programs read them, whether a client or the database wrote them here. */
function withTextIds(values: Row): Row {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key.endsWith('_id') && typeof value === 'number' ? String(value) : value,
    ]),
  );
}

/** Kept by the database, not by anybody's decision. */
const byDatabase: ReadonlySet<string> = new Set([
  'id',
  'search_text',
  'date_created',
  'date_modified',
  'deleted_at',
]);

export function auditedColumns(row: Row): readonly string[] {
  return Object.keys(row).filter((key) => row[key] !== null && !byDatabase.has(key));
}

export function pick(row: Row, keys: readonly string[]): Row {
  return Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
}
