import { sql } from 'kysely';
import { nestedAtMost } from '../Entity.ts';
import type { Input } from './Input.ts';
import { keptText } from './keptText.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { asText, sameValue, toJson, type Json } from '#server/db/Json.ts';
import type { AnyRow, ColumnName, Draft, TableName } from '#server/db/Row.ts';
import { insert, remove, runJson, type Tx } from '#server/db/rows.ts';
import { isVisible, NOT_VISIBLE } from './references.ts';
import type { Change, Part, Write } from './WriteDefinition.ts';

export interface LinkList<T extends string = string> {
  /** The input key: 'trainers'. */
  readonly key: string;
  /** The link table, the column of the owner's id, the column of the other end. */
  readonly table: T;
  readonly near: ColumnName<T>;
  readonly far: ColumnName<T>;
  /** The type at the other end, where it is a row: the viewer must be able to see what is newly linked (S1). */
  readonly type?: string;
  /** Columns of the link itself and what they are where nobody says. */
  readonly columns?: Draft<T>;
  /** Columns whose values must differ within the list. */
  readonly distinct?: readonly ColumnName<T>[];
  /** How long it gets, where it is read with another bound than a nested list has by itself. */
  readonly atMost?: number;
}

interface Entry {
  readonly far: string;
  readonly path: string;
  readonly given: Input;
}

/** A list that replaces the whole list (A3): `{sync: [{id, priority}]}`, `{sync: [id]}` or plain values. Null empties it. */
export function syncLinks<T extends TableName>(links: LinkList<T>): Part {
  const list: LinkList = links;
  return {
    key: list.key,
    ...(list.type !== undefined && { refersTo: list.type }),
    held: ({ tx }, ownerId) => linkedIds(tx, list, ownerId),
    check: (write, change, value) => checkLinks(write, list, change, value),
    write: async (write, owner, value) => {
      const old = await linksOf(write.tx, list, owner.id);
      const rows = entriesOf(value, owner.path).map((entry) => linkRow(list, entry, old));
      if (sameLinks(list, old, rows)) return null;
      await remove(write.tx, list.table, sql`${sql.id(list.near)} = ${owner.id}`);
      for (const row of rows) await insert(write.tx, list.table, { [list.near]: owner.id, ...row });
      return { before: shown(list, old), after: shown(list, rows) };
    },
  };
}

/** The ids a sync value asks for. */
export function syncedIds(value: unknown): readonly string[] {
  return entriesOf(value, '').map((entry) => entry.far);
}

/** The ids linked now; none for an owner that is yet to be. */
export async function linkedIds(tx: Tx, list: LinkList, ownerId: string | null): Promise<readonly string[]> {
  return ownerId === null ? [] : (await linksOf(tx, list, ownerId)).map((row) => farOf(list, row));
}

async function checkLinks(write: Write, list: LinkList, change: Change, value: unknown): Promise<void> {
  const path = `${change.path}.${list.key}`;
  const entries = entriesOf(value, path);
  const { atMost = nestedAtMost } = list;
  if (entries.length > atMost) return change.problems.add(path, `There can be at most ${atMost}.`);
  reportRepeats(change, entries, (entry) => [entry.far, isPlain(entry) ? entry.path : `${entry.path}.id`]);
  for (const column of list.distinct ?? []) {
    reportRepeats(change, entries, (entry) => [
      asText(toJson(entry.given[column])),
      `${entry.path}.${column}`,
    ]);
  }
  if (list.type === undefined) return;
  const known = new Set(await linkedIds(write.tx, list, change.id));
  for (const entry of entries) {
    if (known.has(entry.far) || (await isVisible(write, list.type, entry.far))) continue;
    change.problems.add(isPlain(entry) ? entry.path : `${entry.path}.id`, NOT_VISIBLE);
  }
}

function reportRepeats(
  change: Change,
  entries: readonly Entry[],
  of: (entry: Entry) => readonly [string, string],
): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const [value, path] = of(entry);
    if (seen.has(value)) change.problems.add(path, 'This occurs twice in the list.');
    seen.add(value);
  }
}

function entriesOf(value: unknown, path: string): readonly Entry[] {
  const synced = isRecord(value) && Array.isArray(value.sync);
  const members: readonly unknown[] = Array.isArray(value)
    ? value
    : synced && Array.isArray(value.sync)
      ? value.sync
      : [];
  return members.map((member, index) => {
    const at = `${path}${synced ? '.sync' : ''}.${index}`;
    return isRecord(member)
      ? { far: String(member.id), path: at, given: member }
      : { far: String(member), path: at, given: {} };
  });
}

const farOf = (list: LinkList, row: AnyRow): string => asText(row[list.far] ?? null);
const isPlain = (entry: Entry): boolean => !('id' in entry.given);

/** A column nobody mentions keeps what it was, or gets its default where the link is new. */
function linkRow(list: LinkList, entry: Entry, old: readonly AnyRow[]): AnyRow {
  const previous = old.find((row) => farOf(list, row) === entry.far);
  const columns = Object.entries(list.columns ?? {}).map(([column, fallback]): [string, Json] => {
    const given = entry.given[column];
    if (given === undefined) return [column, previous?.[column] ?? toJson(fallback)];
    return [column, (typeof given === 'string' ? keptText(given) : toJson(given)) ?? toJson(fallback)];
  });
  return { [list.far]: entry.far, ...Object.fromEntries(columns) };
}

async function linksOf(tx: Tx, list: LinkList, ownerId: string): Promise<readonly AnyRow[]> {
  const columns = [list.far, ...Object.keys(list.columns ?? {})];
  const pairs = columns.map((column) => sql`${column}::text, ${sql.id('l', column)}`);
  return runJson<AnyRow>(
    tx,
    sql`select json_build_object(${sql.join(pairs)})::text as row from ${sql.id(list.table)} as l where ${sql.id('l', list.near)} = ${ownerId} order by ${sql.id('l', list.far)}`,
  );
}

function sameLinks(list: LinkList, old: readonly AnyRow[], rows: readonly AnyRow[]): boolean {
  return sameValue(shown(list, old), shown(list, rows));
}

/** Sorted by the other end, so that the audit shows differences and no shuffling. */
function shown(list: LinkList, rows: readonly AnyRow[]): Json {
  const sorted = [...rows].sort((one, other) => farOf(list, one).localeCompare(farOf(list, other)));
  const columns = Object.keys(list.columns ?? {});
  return sorted.map((row) =>
    columns.length === 0 ? farOf(list, row) : toJson({ ...row, [list.far]: farOf(list, row) }),
  );
}
