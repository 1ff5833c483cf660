import { sql } from 'kysely';
import { idOf, run } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { TaskRow } from '#server/jobs/tasks/TaskKind.ts';
import type { WrittenNoun } from './manyInputs.ts';
import { nameOfRow, visibleRows } from './previewRows.ts';

/** Writes what the records of these rows are called beside them, before anything is done: also where that fails. */
export async function nameRows(
  session: WriteSession,
  noun: WrittenNoun,
  rows: readonly TaskRow[],
): Promise<void> {
  const nameless = rows.filter(({ label }) => label === '');
  const [first] = nameless;
  if (first === undefined) return;
  await session.context.database.transaction(async (tx) => {
    const found = await visibleRows(
      session,
      tx,
      noun,
      nameless.map(({ key }) => key),
    );
    const names: Record<string, string> = {};
    for (const row of found) names[idOf(row)] = await nameOfRow(session, tx, noun, row);
    await run(
      tx,
      sql`update task_rows r set label = named.value from jsonb_each_text(${JSON.stringify(names)}::jsonb) named
          where r.task_id = ${first.task_id} and r.key = named.key`,
    );
  });
}
