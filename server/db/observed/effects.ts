import type { Session } from '../Session.ts';
import { findWritten, type Written } from './writtenTables.ts';

/** What a statement's text does not show: what else the database writes when a table is written. */
export interface Effects {
  /** For each table, those whose rows go or change when its rows are deleted (foreign keys that cascade). */
  readonly cascades: ReadonlyMap<string, readonly string[]>;
  /** For each table, what its triggers write. */
  readonly triggered: ReadonlyMap<string, readonly Written[]>;
}

const foreignKeys = `
select parent.relname as table, child.relname as effect
  from pg_constraint c
  join pg_class parent on parent.oid = c.confrelid
  join pg_class child on child.oid = c.conrelid
 where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd')`;

const triggers = `
select distinct c.relname as table, p.prosrc as effect
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  join pg_proc p on p.oid = t.tgfoid
 where not t.tgisinternal`;

export async function readEffects(session: Session): Promise<Effects> {
  const functions = await byTable(session, triggers);
  return {
    cascades: await byTable(session, foreignKeys),
    triggered: new Map([...functions].map(([table, sources]) => [table, sources.map(findWritten)])),
  };
}

async function byTable(session: Session, statement: string): Promise<Map<string, readonly string[]>> {
  const { rows } = await session.query(statement, []);
  const found = new Map<string, readonly string[]>();
  for (const { table, effect } of rows) {
    if (typeof table !== 'string' || typeof effect !== 'string') continue;
    found.set(table, [...(found.get(table) ?? []), effect]);
  }
  return found;
}

/** Every table that such a statement may write. */
export function writtenWith(written: Written, { cascades, triggered }: Effects): Set<string> {
  const deletes = new Map<string, boolean>();
  const visit = (table: string, isDeleted: boolean): void => {
    if (deletes.get(table) === true || deletes.get(table) === isDeleted) return;
    deletes.set(table, isDeleted);
    for (const child of isDeleted ? (cascades.get(table) ?? []) : []) visit(child, true);
    for (const each of triggered.get(table) ?? [])
      for (const other of each.tables) visit(other, each.cascades);
  };
  for (const table of written.tables) visit(table, written.cascades);
  return new Set(deletes.keys());
}
