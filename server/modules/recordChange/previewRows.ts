import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { idOf, run, select, type Tx } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { sentencesOf } from '#server/errors/sentencesOf.ts';
import { entityOf } from '#server/graphql/Entity.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { changeRow } from './changeRow.ts';
import { type CountedChange, countedChanges } from './countedChanges.ts';
import type { WrittenNoun } from './manyInputs.ts';
import type { RecordChange } from './readChange.ts';

interface PreviewedRow {
  readonly id: string;
  readonly label: string;
  readonly state: 'CHANGES' | 'UNCHANGED' | 'REFUSED';
  /** For the run: whoever changes the record until then makes it stale (K6). */
  readonly version: string | null;
  readonly changes: readonly CountedChange[];
  readonly reason: string | null;
}

/** Rows of one look at most, and what it may take: they stay locked so long. */
const rowsAtOnce = 50;
const lookMs = 800;

interface Look {
  readonly rows: readonly PreviewedRow[];
  /** How many of the records that were named. */
  readonly looked: number;
}

/** Carries what was seen out of a transaction of which nothing stays. */
class Seen extends Error {
  override readonly name = 'Seen';
  constructor(readonly look: Look) {
    super('Nothing of this is kept.');
  }
}

/**
 * What a change would do to the first of these records, by doing it and taking it back. One after the other in the
 * same transaction, so that the second hears that the first has taken the last seat. Rows that are gone are left out.
 */
export async function previewRows(
  session: WriteSession,
  change: RecordChange,
  ids: readonly string[],
): Promise<Look> {
  try {
    return await session.context.database.transaction(async (tx) => {
      throw new Seen(await look(session, tx, change, ids.slice(0, rowsAtOnce)));
    });
  } catch (error) {
    if (error instanceof Seen) return error.look;
    throw error;
  }
}

async function look(
  session: WriteSession,
  tx: Tx,
  change: RecordChange,
  ids: readonly string[],
): Promise<Look> {
  const until = performance.now() + lookMs;
  const found = new Map((await visibleRows(session, tx, change.noun, ids)).map((row) => [idOf(row), row]));
  const rows: PreviewedRow[] = [];
  let looked = 0;
  for (const id of ids) {
    const row = found.get(id);
    if (row !== undefined) rows.push(await lookAt(session, tx, change, { id, row }));
    looked += 1;
    if (performance.now() > until) break;
  }
  return { rows, looked };
}

async function lookAt(
  session: WriteSession,
  tx: Tx,
  change: RecordChange,
  { id, row }: { readonly id: string; readonly row: Row },
): Promise<PreviewedRow> {
  const known = {
    id,
    label: await nameOfRow(session, tx, change.noun, row),
    version: typeof row.date_modified === 'string' ? row.date_modified : null,
  };
  await run(tx, sql`savepoint looked_at`);
  try {
    const { changes, at } = await changeRow(session, tx, change, { id, version: null });
    await run(tx, sql`release savepoint looked_at`);
    const counted = countedChanges(change.type, row, changes);
    return { ...known, state: at === null ? 'UNCHANGED' : 'CHANGES', changes: counted, reason: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    await run(tx, sql`rollback to savepoint looked_at`);
    return { ...known, state: 'REFUSED', changes: [], reason: sentencesOf(error) };
  }
}

/** Those of these rows that the viewer may see (S1). */
export function visibleRows(
  { context, viewer }: WriteSession,
  tx: Tx,
  { writes: { definition } }: WrittenNoun,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const visible = entityOf(context.entities, definition.type).scope('t', viewer);
  return select(tx, definition.table, sql`where t.id = any(${ids}::bigint[]) and ${visible}`);
}

export async function nameOfRow(
  session: WriteSession,
  tx: Tx,
  { writes: { definition } }: WrittenNoun,
  row: Row,
): Promise<string> {
  return (await definition.nameOf(row, { ...session, tx, now: session.context.now() })) ?? '';
}
