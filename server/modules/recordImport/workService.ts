import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { importUnchecked, nothingLeftToWrite } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { begin, tryAgain } from './beginWork.ts';
import { refuseUnderWay, nothingDecided } from './changeImport.ts';
import { ownImport, readImport } from './ImportRecord.ts';
import { personKeysIn } from './people/personKeys.ts';
import { aloneKeysIn } from './tasks/aloneKeys.ts';
import { checkTask } from './tasks/checkKind.ts';
import { checkPlan, type ImportPlan, planOf } from './tasks/importPlan.ts';
import { runTask, toWrite } from './tasks/runKind.ts';

interface Asked {
  readonly key: string;
}

/** Finds out in a task what would become of every row. */
export function checkImport(session: WriteSession, { key: id }: Asked): Promise<string> {
  return begin(session, id, { kind: checkTask, step: 'CHECK', title: 'Check' }, async (tx, plan, record) => {
    checkPlan(plan, record.match_field);
    const unwritten = sql`import_id = ${id} and state <> 'DONE'`;
    const personKeys = await personKeysIn(tx, session, plan, unwritten);
    const aloneKeys = await aloneKeysIn(tx, session, plan, unwritten);
    await run(
      tx,
      sql`update record_import_rows set outcome = null, problems = null, changes = null, match_key = ${keyIn(plan)},
            person_keys = ${personKeys}, alone_keys = ${aloneKeys}, ${nothingDecided}
          where ${unwritten}`,
    );
  });
}

/** By which rows of one key are known. */
const keyIn = ({ match }: ImportPlan) =>
  match === null ? sql`null` : sql`nullif(lower(btrim(cells ->> ${match.index}::integer)), '')`;

/** Writes in a task what was checked and is still to be written: the first time, after a stop, or after a row was mended. */
export function runImport(session: WriteSession, { key: id }: Asked): Promise<string> {
  return begin(session, id, { kind: runTask, step: 'RUN', title: 'Import' }, async (tx) => {
    const [left] = await run<{ waiting: number; unchecked: number }>(
      tx,
      sql`select count(*) filter (where ${sql.raw(toWrite)})::integer as waiting,
                 count(*) filter (where r.outcome is null and r.state <> 'DONE')::integer as unchecked
          from record_import_rows r where r.import_id = ${id}`,
    );
    if (left && left.unchecked > 0) throw importUnchecked();
    if (!left || left.waiting === 0) throw nothingLeftToWrite();
  });
}

interface Amended {
  readonly key: string;
  readonly position: number;
  readonly cells: readonly string[];
}

/** Puts a row right and checks it at once. Answers its position. */
export async function amendRow(
  session: WriteSession,
  { key: id, position, cells }: Amended,
): Promise<number> {
  const plan = planOf(await readImport(session, id), session.viewer);
  const { database } = session.context;
  await database.transaction(async (tx) => {
    const record = await ownImport(tx, session, id, sql`for update of t`);
    await refuseUnderWay(tx, record);
    if (cells.length > record.columns.length)
      throw validationFailed('input.cells', `The file has ${record.columns.length} columns.`);
    const [row] = await run(
      tx,
      sql`update record_import_rows set cells = ${JSON.stringify(cells)}::jsonb, match_key = null, person_keys = null, alone_keys = null, ${nothingDecided}
          where import_id = ${id} and position = ${position}::integer and state <> 'DONE' returning 1`,
    );
    if (!row) throw validationFailed('input.position', 'There is no such row, or it has been written.');
    const amended = sql`import_id = ${id} and position = ${position}::integer`;
    const personKeys = await personKeysIn(tx, session, plan, amended);
    const aloneKeys = await aloneKeysIn(tx, session, plan, amended);
    await run(
      tx,
      sql`update record_import_rows set match_key = ${keyIn(plan)}, person_keys = ${personKeys}, alone_keys = ${aloneKeys} where ${amended}`,
    );
  });
  await tryAgain(session, id, position);
  return position;
}
