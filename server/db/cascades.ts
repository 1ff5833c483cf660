import type { Session } from './Session.ts';

/** For each table, the tables whose rows go or change when its rows are deleted (foreign keys that cascade). */
export type Cascades = ReadonlyMap<string, readonly string[]>;

const statement = `
select parent.relname as parent, child.relname as child
  from pg_constraint c
  join pg_class parent on parent.oid = c.confrelid
  join pg_class child on child.oid = c.conrelid
 where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd')`;

export async function readCascades(session: Session): Promise<Cascades> {
  const { rows } = await session.query(statement, []);
  const children = new Map<string, string[]>();
  for (const { parent, child } of rows) {
    if (typeof parent !== 'string' || typeof child !== 'string') continue;
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  return children;
}

/** Adds to `tables` whatever deletes in them may reach. */
export function addCascades(tables: Set<string>, cascades: Cascades): void {
  const open = [...tables];
  for (let table = open.pop(); table !== undefined; table = open.pop()) {
    for (const child of cascades.get(table) ?? []) {
      if (tables.has(child)) continue;
      tables.add(child);
      open.push(child);
    }
  }
}
