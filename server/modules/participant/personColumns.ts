import { columnsIn } from '#server/db/tables/columnsIn.ts';

/** What the server keeps of a record beside what it is told. */
const ofServer: ReadonlySet<string> = new Set([
  'id',
  'author_id',
  'date_created',
  'date_modified',
  'deleted_at',
  'erased_at',
  'merged_into_id',
  'kept_country_name',
]);

/** What a form of a participant fills in: a column that the table gains is one of them until it is said to be the server's. */
export const personColumns: readonly string[] = [...columnsIn('participants')]
  .filter(([column, { filled }]) => filled !== 'expression' && !ofServer.has(column))
  .map(([column]) => column);

/** Of whom something is counted, and where (S6): it names nobody, and stays where all else is erased (G5). */
export const countedColumns: readonly string[] = ['is_hcp', 'country_id'];

/** What is told of nobody in particular. */
export const nobody = (pseudonym: string) => ({
  ...Object.fromEntries(
    personColumns
      .filter((column) => !countedColumns.includes(column))
      .map((column) => [column, columnsIn('participants').get(column)?.nullable === true ? null : []]),
  ),
  last_name: pseudonym,
});
