import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import type { ImportRecord, KeptColumn } from '../ImportRecord.ts';

export interface ConstantInput {
  readonly field: string;
  readonly value: string;
}

export const isConstant = ({ value }: KeptColumn): boolean => value !== undefined;

/** Columns that are not in the file, called as what they fill. */
export const constantColumns = (
  { fields }: ImportRecord,
  constants: readonly ConstantInput[],
): readonly KeptColumn[] =>
  constants.map(({ field, value }) => ({
    name: fields.find((each) => each.field === field)?.label ?? field,
    field,
    samples: [],
    value,
  }));

/** Puts their values behind the cells of the file, in the place of those that stood there: to all else they are cells. */
export async function fillConstants(tx: Tx, { id, columns }: ImportRecord): Promise<void> {
  const width = columns.filter((column) => !isConstant(column)).length;
  const values = columns.flatMap(({ value }) => value ?? []);
  await run(
    tx,
    sql`update record_import_rows r set cells =
          (select coalesce(jsonb_agg(coalesce(r.cells -> n, 'null') order by n), '[]') from generate_series(0, ${width - 1}::integer) n)
          || ${JSON.stringify(values)}::jsonb
        where r.import_id = ${id} and r.state <> 'DONE'`,
  );
}
