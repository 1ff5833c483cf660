import { capabilities, roles, type Role } from '#server/access/roleTable.ts';
import { capabilityWords, roleWords } from '#server/access/roleWords.ts';
import { accessMatrix, type Cell } from './accessMatrix.ts';
import { nestedReads } from '../reads/nestedReads.ts';

const reachWords = { all: 'all', countries: 'own countries', own: 'own records', none: '–' } as const;

/** What the tests expect of each operation, in words; the same expectations that they hold the server to. */
const words: Readonly<Record<string, string>> = {
  seen: 'sees',
  hidden: '–',
  ok: 'does',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not found',
  VALIDATION: 'refused',
  TASK_UNDER_WAY: 'refused',
};

const cellText = (cell: Cell): string => {
  const [own = '', other = ''] = cell.split('/').map((part) => words[part] ?? part);
  return own === other ? own : `${own} / ${other}`;
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (first: string, rows: readonly (readonly string[])[]) =>
  [
    line([first, ...roles.map((role) => roleWords[role].label)]),
    line(['---', ...roles.map(() => '---')]),
    ...rows.map(line),
  ].join('\n');

const cellsOf = (row: Readonly<Record<Role, Cell>>) => roles.map((role) => cellText(row[role]));

/** docs/access.md: the role table, and what comes of it for every operation of the contract. */
export function accessDocument(): string {
  const names = Object.keys(capabilityWords) as (keyof typeof capabilityWords)[];
  const capabilityRows = names.map((name) => [
    `${capabilityWords[name].label}${capabilityWords[name].note === undefined ? '' : `. ${capabilityWords[name].note}`} \`${name}\``,
    ...roles.map((role) => reachWords[capabilities[name][role]]),
  ]);
  const entries = Object.entries(accessMatrix);
  const isRead = ([, row]: (typeof entries)[number]) => /seen|hidden/.test(row.administrator);
  const operation = ([name, row]: (typeof entries)[number]) => [`\`${name}\``, ...cellsOf(row)];
  const nested = Object.entries(nestedReads).map(([path, { row }]) => [`\`${path}\``, ...cellsOf(row)]);
  return `# Who may do what

Printed by \`npx tsx tests/api/access/printAccess.ts\` from the role table that the server enforces and from what the
tests expect of every operation; a test fails where this file is not what they say. The page \`/access\` shows the
first table to everybody.

## Role table

${table('May', capabilityRows)}

## Reading

Of a record of the own country / of another country, made by somebody else. Who works in no country sees nothing of
what is bound to countries.

${table('Query', entries.filter(isRead).map(operation))}

## Reading by way of another record

${table('Way', nested)}

## Writing

The same. What cannot be seen is not found (S1), what cannot be referred to is refused at its input, the rest is
forbidden.

${table('Mutation', entries.filter((entry) => !isRead(entry)).map(operation))}
`;
}
