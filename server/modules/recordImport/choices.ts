import { sql } from 'kysely';
import { isRecord } from '#server/db/isRecord.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { isConstant } from './file/constantColumns.ts';
import type { ImportRecord } from './ImportRecord.ts';
import { remember, type Remembered } from './mapping/matchColumns.ts';

/** What somebody has chosen for the files of a type, for the next one. */
interface Choices {
  readonly columns: Remembered;
  readonly match: string | null;
  readonly clears: boolean;
}

export async function choicesOf(tx: Tx, { viewer }: WriteSession, type: string): Promise<Choices> {
  const [row] = await select(
    tx,
    'record_import_choices',
    sql`where t.user_id = ${viewer.id} and t.type = ${type}`,
  );
  const { columns, match, clears } = isRecord(row?.choices) ? row.choices : {};
  return {
    columns: (isRecord(columns) ? columns : {}) as Remembered,
    match: typeof match === 'string' ? match : null,
    clears: clears === true,
  };
}

export function keepChoices(
  tx: Tx,
  { viewer }: WriteSession,
  { type, columns: all, match_field, clears }: ImportRecord,
) {
  // What one file lacked, the next may have.
  const columns = all.filter((column) => !isConstant(column));
  const heads = columns.map(({ name }) => name);
  const choices: Choices = {
    columns: remember(
      heads,
      columns.map(({ field }) => field),
    ),
    match: match_field,
    clears,
  };
  return run(
    tx,
    sql`insert into record_import_choices as c (user_id, type, choices) values (${viewer.id}, ${type}, ${JSON.stringify(choices)}::jsonb)
        on conflict (user_id, type) do update set choices = excluded.choices
          || jsonb_build_object('columns', (c.choices -> 'columns') || (excluded.choices -> 'columns'))`,
  );
}
