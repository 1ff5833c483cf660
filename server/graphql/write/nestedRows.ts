import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { ColumnName, Draft, TableName } from '#server/db/Row.ts';
import { isId, run, select, type Tx } from '#server/db/rows.ts';
import { entityOf, nestedAtMost } from '../Entity.ts';
import { inspect } from './inspect.ts';
import { type Input, inputsIn } from './Input.ts';
import { NOT_VISIBLE } from './references.ts';
import type { Change, Part, Write } from './WriteDefinition.ts';
import type { Writes } from './Writes.ts';

/** Rows that live and die with their owner: `{create: […], update: […], delete: [id]}`, each audited as a record of its own. */
export function nestedRows<T extends TableName>(
  key: string,
  ownerColumn: ColumnName<T>,
  writes: Writes<T>,
): Part {
  const part: Part = {
    key,
    check: (write, change, value) => checkRows(write, change, value, part.key, ownerColumn, writes),
    write: async (write, owner, value) => {
      const { create, update, gone } = asked(value);
      for (const id of new Set(gone)) await writes.removeIn(write, id);
      for (const [index, input] of update.entries())
        await writes.updateIn(write, String(input['id']), input, `${owner.path}.update.${index}`);
      for (const [index, input] of create.entries()) {
        await writes.createIn(write, input, `${owner.path}.create.${index}`, {
          [ownerColumn]: owner.id,
        } as Draft<T>);
      }
      return create.length + update.length + gone.length === 0
        ? null
        : { before: null, after: null, audited: true };
    },
  };
  return part;
}

async function checkRows(
  write: Write,
  change: Change,
  value: unknown,
  key: string,
  ownerColumn: string,
  writes: Pick<Writes, 'definition'>,
): Promise<void> {
  const { create, update, gone } = asked(value);
  const path = `${change.path}.${key}`;
  if (create.length > 0) {
    const kept = await keptRows(
      write.tx,
      writes.definition.table,
      sql`${sql.id('t', ownerColumn)} = ${change.id}`,
      gone,
    );
    // No longer than it can be read again: who has more could not even delete one.
    if (kept + create.length > nestedAtMost)
      return change.problems.add(path, `There can be at most ${nestedAtMost}.`);
  }
  for (const [index, input] of create.entries()) {
    await inspect(
      write,
      writes.definition,
      { id: null, input, path: `${path}.create.${index}`, old: null },
      change.problems,
    );
  }
  for (const [index, input] of update.entries()) {
    const id = String(input['id']);
    const old = await ownRow(write, writes, ownerColumn, change.id, id);
    if (old === undefined) change.problems.add(`${path}.update.${index}.id`, NOT_VISIBLE);
    else
      await inspect(
        write,
        writes.definition,
        { id, input, path: `${path}.update.${index}`, old },
        change.problems,
      );
    if (gone.includes(id))
      change.problems.add(`${path}.update.${index}.id`, 'This is changed and removed at once.');
  }
  for (const [index, id] of gone.entries()) {
    if ((await ownRow(write, writes, ownerColumn, change.id, id)) === undefined)
      change.problems.add(`${path}.delete.${index}`, NOT_VISIBLE);
  }
}

async function keptRows(tx: Tx, table: string, own: Sql, gone: readonly string[]): Promise<number> {
  const [found] = await run<{ count: number }>(
    tx,
    sql`select count(*)::int as count from ${sql.id(table)} as t where ${own} and t.id::text <> all(${[...gone]}::text[])`,
  );
  return found?.count ?? 0;
}

/** A row of this owner that the viewer may see (S1); the id of another owner's row is as unknown as one that was made up. */
async function ownRow(
  write: Write,
  writes: Pick<Writes, 'definition'>,
  ownerColumn: string,
  ownerId: string | null,
  id: string,
) {
  if (ownerId === null || !isId(id)) return undefined;
  const { type, table } = writes.definition;
  const visible = entityOf(write.context.entities, type).scope('t', write.viewer);
  const [row] = await select(
    write.tx,
    table,
    sql`where t.id = ${id} and ${sql.id('t', ownerColumn)} = ${ownerId} and ${visible}`,
  );
  return row;
}

function asked(value: unknown): {
  readonly create: readonly Input[];
  readonly update: readonly Input[];
  readonly gone: readonly string[];
} {
  if (!isRecord(value)) return { create: [], update: [], gone: [] };
  const gone = Array.isArray(value['delete']) ? value['delete'].map(String) : [];
  return { create: inputsIn(value['create']), update: inputsIn(value['update']), gone };
}
