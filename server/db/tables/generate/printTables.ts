import type { ColumnKind } from '../columnKinds.ts';
import type { ColumnShape, TableShape } from './readTables.ts';

interface Kind {
  readonly kind: ColumnKind;
  readonly type: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  bigint: { kind: 'id', type: 'Id' },
  boolean: { kind: 'flag', type: 'boolean' },
  bytea: { kind: 'bytes', type: 'Uint8Array' },
  date: { kind: 'day', type: 'Day' },
  'double precision': { kind: 'number', type: 'number' },
  integer: { kind: 'number', type: 'number' },
  jsonb: { kind: 'json', type: 'JsonColumn' },
  numeric: { kind: 'decimal', type: 'Decimal' },
  smallint: { kind: 'number', type: 'number' },
  text: { kind: 'text', type: 'string' },
  'text[]': { kind: 'list', type: 'string[]' },
  'timestamp without time zone': { kind: 'localMoment', type: 'LocalMoment' },
  'timestamp with time zone': { kind: 'moment', type: 'Moment' },
  uuid: { kind: 'text', type: 'string' },
};

const columnTypes = [
  'Computed',
  'Day',
  'Decimal',
  'Defaulted',
  'GeneratedId',
  'Id',
  'JsonColumn',
  'LocalMoment',
  'Moment',
];

const header = '// Made by `npm run generate:tables` from the migrated schema. Do not edit.\n';

/** The type of each table's rows, as Kysely takes it. */
export function printTables(tables: readonly TableShape[]): string {
  const body = tables.map(
    ({ name, columns }) =>
      `  ${name}: {\n${columns.map((column) => `    ${column.name}: ${typeOf(column)};\n`).join('')}  };\n`,
  );
  return `${header}${importsFor(body.join(''))}
/** Every table; date_modified is kept by a trigger and never set by an update. */
export interface Tables {
${body.join('')}}
`;
}

/** What each column holds, for those who learn only at run time which one it is. */
export function printColumns(tables: readonly TableShape[]): string {
  const body = tables.map(
    ({ name, columns }) =>
      `  ${name}: {\n${columns.map((column) => `    ${column.name}: ${printKind(column)},\n`).join('')}  },\n`,
  );
  return `${header}import type { Column } from './columnKinds.ts';
import type { Tables } from './Tables.ts';

export const columnsOf: { readonly [T in keyof Tables]: Readonly<Record<keyof Tables[T], Column>> } = {
${body.join('')}};
`;
}

const printKind = (column: ColumnShape): string =>
  `{ kind: '${kindOf(column).kind}'${column.nullable ? ', nullable: true' : ''} }`;

function kindOf({ name, type }: ColumnShape): Kind {
  const kind = kinds[type];
  if (!kind) throw new Error(`Column ${name} is ${type}: say in printTables.ts what that is in TypeScript.`);
  return kind;
}

function typeOf(column: ColumnShape): string {
  const { filled, nullable, choices } = column;
  const plain = choices === null ? kindOf(column).type : choices.map((value) => `'${value}'`).join(' | ');
  const value = nullable ? `${plain} | null` : plain;
  if (filled === 'identity') return 'GeneratedId';
  if (filled === 'expression') return `Computed<${value}>`;
  return filled === 'default' ? `Defaulted<${value}>` : value;
}

/** Those that the text uses. */
function importsFor(body: string): string {
  const used = columnTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `import type { ${used.join(', ')} } from './columnKinds.ts';\n`;
}
