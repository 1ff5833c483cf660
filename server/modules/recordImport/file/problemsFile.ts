import { sql } from 'kysely';
import { isTypedFormula, meantText } from '#schema/formulaText.ts';
import { isId, run, runJson } from '#server/db/rows.ts';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { writeCsv } from '#server/sheets/csv/writeCsv.ts';
import type { Cell } from '#server/sheets/Sheet.ts';
import { type TypedCell, writeXlsx } from '#server/sheets/xlsx/writeXlsx.ts';
import { type ImportRecord, readImport } from '../ImportRecord.ts';
import { textOfCell, typedText } from '../mapping/cellValue.ts';
import { problemsAt } from '../readService.ts';
import type { RowProblem } from '../tasks/rowProblems.ts';

const rowsAtOnce = 500;
const types = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Refused {
  readonly position: number;
  readonly cells: readonly Cell[];
  readonly problems: readonly RowProblem[];
}

/** The rows that were refused, as a file like the one they came in, with the reasons behind them. Answers its path. */
export async function importProblems(
  session: WriteSession,
  { key: id }: { readonly key: string },
): Promise<string> {
  const record = await readImport(session, id);
  const { store } = session.context.documents;
  const { hash } = await store.save(fileOf(session, record));
  await session.context.database.transaction((tx) =>
    run(tx, sql`update record_imports set problems_hash = ${hash} where id = ${id}`),
  );
  return `/downloads/imports/${id}`;
}

function fileOf(session: WriteSession, record: ImportRecord): AsyncIterable<Uint8Array> {
  const { columns, settings } = record;
  const head = [...columns.map(({ name }) => name), 'Reasons'];
  if (settings.format === 'XLSX') return writeXlsx(head, typed(session, record), session.context.now());
  return writeCsv(texts(session, record, head), settings.separator);
}

async function* texts(session: WriteSession, record: ImportRecord, head: readonly string[]) {
  yield head;
  for await (const row of refused(session, record))
    yield [...record.columns.map((_, index) => textOfCell(cellAt(row, index))), reasonsOf(record, row)];
}

async function* typed(session: WriteSession, record: ImportRecord): AsyncGenerator<readonly TypedCell[]> {
  for await (const row of refused(session, record))
    yield [
      ...record.columns.map((_, index) => typedCell(cellAt(row, index))),
      { type: 'text', value: reasonsOf(record, row) },
    ];
}

/** Written as a text, a formula would be taken for one when the file is read again; as this it is refused until it is mended. */
const noValue = '#VALUE!';

function cellAt({ cells }: Refused, index: number): Cell {
  const cell = cells[index] ?? null;
  return isTypedFormula(typedText(cell)) ? noValue : cell;
}

function typedCell(cell: Cell): TypedCell {
  if (cell === null) return null;
  if (typeof cell === 'number') return { type: 'number', value: cell };
  if (typeof cell === 'boolean') return { type: 'flag', value: cell };
  return { type: 'text', value: meantText(cell) };
}

const reasonsOf = ({ columns }: ImportRecord, { problems }: Refused): string =>
  problemsAt(columns, problems)
    .map(({ column, message }) => (column === null ? message : `${columns[column]?.name ?? ''}: ${message}`))
    .join('\n');

async function* refused({ context }: WriteSession, { id }: ImportRecord): AsyncGenerator<Refused> {
  let position = 0;
  for (;;) {
    const rows = await context.database.transaction((tx) =>
      runJson<Refused>(
        tx,
        sql`select json_build_object('position', r.position, 'cells', r.cells, 'problems', coalesce(r.problems, '[]'))::text as row
            from record_import_rows r where r.import_id = ${id} and r.position > ${position}::integer
              and (r.outcome = 'REFUSED' or r.state = 'FAILED') order by r.position limit ${rowsAtOnce}::integer`,
      ),
    );
    const last = rows.at(-1);
    if (!last) return;
    yield* rows;
    position = last.position;
  }
}

/** The file of an import's refused rows, for whoever imports alone. */
export const problemsDownload: DownloadKind = async (key, { database, viewer }) => {
  if (viewer === null || !isId(key)) return null;
  const text = await database.readJson(
    sql`select json_build_object('hash', i.problems_hash, 'fileName', i.file_name, 'format', i.settings ->> 'format')::text
        from record_imports i where i.id = ${key}::bigint and i.owner_id = ${viewer.id}::bigint and i.problems_hash is not null`,
  );
  if (text === null) return null;
  const { hash, fileName, format } = JSON.parse(text) as {
    hash: string;
    fileName: string;
    format: keyof typeof types;
  };
  const bare = fileName.replace(/\.\w{1,5}$/, '');
  return { hash, fileName: `${bare} - refused.${format.toLowerCase()}`, type: types[format] };
};
