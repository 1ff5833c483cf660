import { isObjectType } from 'graphql';
import { validationFailed } from '#server/errors/errors.ts';
import { readSelected } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { writeCsv } from '#server/sheets/csv/writeCsv.ts';
import { writeXlsx } from '#server/sheets/xlsx/writeXlsx.ts';
import { listArguments, type RowSelection } from '#server/modules/rowSelection/index.ts';
import {
  type AskedColumn,
  type ExportColumn,
  exportColumn,
  mustEnd,
  selectionOf,
  UnknownPath,
  withOther,
} from './ExportColumn.ts';
import { exportCell, valueAt } from './exportCell.ts';

export const formats = {
  CSV: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  XLSX: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  JSON: { ending: 'json', type: 'application/json; charset=utf-8' },
} as const;

/** What goes into a file, as it was asked for: kept for the task that writes it. */
export interface AskedFile {
  readonly selection: Pick<RowSelection, 'type' | 'arguments'>;
  readonly format: keyof typeof formats;
  readonly columns: readonly AskedColumn[];
  readonly zone: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
/** A statement each. */
const rowsAtOnce = 250;

interface Plan {
  readonly columns: readonly ExportColumn[];
  readonly zone: string | null;
  readonly pages: () => AsyncIterable<readonly Fields[]>;
}

/** A file of these rows, read while it is written. @throws validationFailed for a column that leads nowhere */
export function exportFile(
  asked: AskedFile,
  ids: readonly string[],
  context: RequestContext,
): AsyncIterable<Uint8Array> {
  const plan = planOf(asked, ids, context);
  const head = plan.columns.map(({ label }) => label);
  switch (asked.format) {
    case 'XLSX':
      return writeXlsx(head, typedRows(plan), context.now());
    case 'JSON':
      return jsonOf(plan);
    case 'CSV':
      return writeCsv(textRows(head, plan));
  }
}

export function planOf(
  { selection, columns: asked, zone }: AskedFile,
  ids: readonly string[],
  context: RequestContext,
): Plan {
  const { schema } = context;
  const type = schema.getType(selection.type);
  const found = listArguments(
    { type: selection.type, given: selection.arguments ?? {}, place: 'input.selection.arguments' },
    schema,
  );
  if (!isObjectType(type) || !found)
    throw validationFailed('input.selection.type', 'There is no list of these.');
  const columns = asked.map((column, index) =>
    at(`input.columns.${index}.source`, () => exportColumn(type, column)),
  );
  if (zone !== null) at('input.zone', () => mustEnd(type, zone));
  const fields = selectionOf(columns, zone);
  return {
    columns,
    zone,
    pages: async function* () {
      for (let first = 0; first < ids.length; first += rowsAtOnce) {
        const part = ids.slice(first, first + rowsAtOnce);
        yield await readSelected({ ...found, selection: fields, ids: part }, context);
      }
    },
  };
}

function at<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnknownPath) throw validationFailed(path, `There is no field ${error.message}.`);
    throw error;
  }
}

async function* typedRows({ columns, zone, pages }: Plan) {
  for await (const page of pages())
    for (const record of page) yield columns.map((column) => exportCell(record, column, zone).typed);
}

async function* textRows(head: readonly string[], { columns, zone, pages }: Plan) {
  yield head;
  for await (const page of pages())
    for (const record of page) yield columns.map((column) => exportCell(record, column, zone).text);
}

async function* jsonOf({ columns, pages }: Plan): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  let before = '[\n';
  for await (const page of pages()) {
    for (const record of page) {
      const values = columns
        .flatMap(withOther)
        .map(({ source }) => [source, valueAt(record, source) ?? null]);
      yield bytes.encode(`${before}${JSON.stringify(Object.fromEntries(values))}`);
      before = ',\n';
    }
  }
  yield bytes.encode(before === '[\n' ? '[]\n' : '\n]\n');
}
