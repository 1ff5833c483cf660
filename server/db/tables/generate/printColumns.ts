import type { ColumnKind } from '../columnKinds.ts';
import type { ColumnShape, TableShape } from './readTables.ts';

const kinds: Readonly<Record<string, ColumnKind>> = {
  bigint: 'id',
  boolean: 'flag',
  bytea: 'bytes',
  date: 'day',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'json',
  minor_units: 'number',
  numeric: 'decimal',
  smallint: 'number',
  text: 'text',
  'bigint[]': 'list',
  'text[]': 'list',
  'timestamp without time zone': 'localMoment',
  'timestamp with time zone': 'moment',
  uuid: 'text',
  xid8: 'text',
};

/** What each column holds. */
export function printColumns(tables: readonly TableShape[]): string {
  const body = tables.map(
    ({ name, columns }) =>
      `  ${name}: {\n${columns.map((column) => `    ${column.name}: ${printColumn(column)},\n`).join('')}  },\n`,
  );
  return `// Made by \`npm run generate:tables\` from the migrated schema. Do not edit.
import type { Column } from '../tables/columnKinds.ts';

/** Every table, and every view that is read like one, by name. */
export const columnsOf = {
${body.join('')}} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>;
`;
}

function printColumn({ name, type, nullable, filled, choices }: ColumnShape): string {
  const kind = kinds[type];
  if (!kind) throw new Error(`Column ${name} is ${type}: say in printColumns.ts what it holds.`);
  const members = [
    `kind: '${kind}'`,
    ...(nullable ? ['nullable: true'] : []),
    ...(filled === null ? [] : [`filled: '${filled}'`]),
    ...(choices === null ? [] : [`choices: [${choices.map((value) => `'${value}'`).join(', ')}]`]),
  ];
  return `{ ${members.join(', ')} }`;
}
