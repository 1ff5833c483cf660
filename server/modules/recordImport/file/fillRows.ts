import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { readSheet } from '#server/sheets/readSheet.ts';
import type { SheetRow } from '#server/sheets/Sheet.ts';
import { fileOf, type ImportRecord } from '../ImportRecord.ts';

const rowsAtOnce = 500;

/** Puts the rows of a file where they are worked on, in the place of those that stood there; some at a time. */
export async function fillRows(
  session: WriteSession,
  { id, file_hash, settings }: ImportRecord,
): Promise<void> {
  const { database } = session.context;
  await database.transaction((tx) => run(tx, sql`delete from record_import_rows where import_id = ${id}`));
  let position = 0;
  let waiting: SheetRow[] = [];
  const flush = async () => {
    const first = position - waiting.length + 1;
    const rows = waiting.map((row, index) => ({ ...row, position: first + index }));
    waiting = [];
    await database.transaction((tx) =>
      run(
        tx,
        sql`insert into record_import_rows (import_id, position, line, cells)
            select ${id}::bigint, r.position, r.line, r.cells
            from jsonb_to_recordset(${storable(JSON.stringify(rows))}::jsonb) as r (position integer, line integer, cells jsonb)`,
      ),
    );
  };
  let isHead = true;
  for await (const row of readSheet(fileOf(session, file_hash), settings)) {
    if (isHead) {
      isHead = false;
      continue;
    }
    waiting.push(row);
    position += 1;
    if (waiting.length === rowsAtOnce) await flush();
  }
  if (waiting.length > 0) await flush();
}

/** What no column of the database holds is marked, so that the value is refused and not the file. */
const storable = (json: string): string => json.replace(/\\u0000|\\ud[89a-f][0-9a-f]{2}/gi, '\\ufffd');
