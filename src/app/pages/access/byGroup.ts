import type { RoleRow } from './roleTableQuery.ts';

/** Groups in the order in which they first come. */
export function byGroup(rows: readonly RoleRow[]): readonly (readonly [string, readonly RoleRow[]])[] {
  const names = [...new Set(rows.map(({ group }) => group))];
  return names.map((name) => [name, rows.filter(({ group }) => group === name)]);
}
