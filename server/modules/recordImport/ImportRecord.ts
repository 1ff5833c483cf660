import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import type { Json } from '#server/db/Json.ts';
import type { Row } from '#server/db/Row.ts';
import { select, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { OpenFile } from '#server/sheets/Sheet.ts';
import type { SheetSettings } from '#server/sheets/readSheet.ts';

export interface GivenField {
  readonly field: string;
  readonly label: string;
  /** Values of an enum by their word, folded. */
  readonly words: Readonly<Record<string, string>>;
}

export interface KeptColumn {
  readonly name: string;
  readonly field: string | null;
  readonly samples: readonly string[];
  /** Of one that is not in the file: what stands in each of its cells. */
  readonly value?: string;
}

/** An import as its row keeps it. */
export type ImportRecord = Omit<Row<'record_imports'>, 'settings' | 'fields' | 'columns'> & {
  readonly settings: SheetSettings;
  readonly fields: readonly GivenField[];
  readonly columns: readonly KeptColumn[];
};

const listed = <Member>(value: Json): readonly Member[] => (Array.isArray(value) ? (value as Member[]) : []);

/** S1: that of somebody else does not exist. @throws notFound */
export async function ownImport(
  tx: Tx,
  { viewer }: WriteSession,
  id: string,
  lock = sql.raw(''),
): Promise<ImportRecord> {
  const row = await mustFind('RecordImport', id, () =>
    select(
      tx,
      'record_imports',
      sql`where t.id = ${id}::bigint and t.owner_id = ${viewer.id}::bigint ${lock}`,
    ),
  );
  return importOf(row);
}

/** Its JSON is written by this module alone. */
export const importOf = (row: Row<'record_imports'>): ImportRecord => ({
  ...row,
  settings: row.settings as SheetSettings,
  fields: listed<GivenField>(row.fields),
  columns: listed<KeptColumn>(row.columns),
});

export const readImport = (session: WriteSession, id: string): Promise<ImportRecord> =>
  session.context.database.transaction((tx) => ownImport(tx, session, id));

/** What its tasks belong to. */
export const subjectOf = (id: string): string => `import ${id}`;

/** The file of an import, from its beginning. */
export const fileOf =
  ({ context }: WriteSession, hash: string): OpenFile =>
  async () =>
    (await context.documents.store.open(hash)).content;
