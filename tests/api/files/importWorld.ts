import { sql } from 'kysely';
import type { Fields } from '#tests/factories/records.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import type { Client } from '../Client.ts';
import type { Api } from '../startApi.ts';

/** What is asked of an import. */
export const told = `key type fileName format encoding separator decimals dates match clears state message taskId
  columns { name field samples value } fields { field label required matches } rows checked created changed unchanged refused done failed alike undecided usable shortages importedBefore`;
export const start = `mutation ($input: StartImportInput!) { answer: startImport(input: $input) { ${told} } }`;
export const byKey = (name: string) => `mutation ($key: ID!) { answer: ${name}(key: $key) { ${told} } }`;
export const change = `mutation ($input: ChangeImportInput!) { answer: changeImport(input: $input) { ${told} } }`;
const rowFields =
  'position line cells outcome state recordId problems { column message } changes { field old new } decision personId alike { personId name line reasons }';
export const rowsQuery = `query ($key: ID!, $outcome: ImportOutcome, $state: ImportRowState, $alike: Boolean) {
  answer: recordImportRows(key: $key, outcome: $outcome, state: $state, alike: $alike, first: 100) { total data { ${rowFields} } } }`;
export const decide = `mutation ($input: DecideImportRowsInput!) { answer: decideImportRows(input: $input) { ${told} } }`;
export const amend = `mutation ($input: AmendImportRowInput!) { answer: amendImportRow(input: $input) { ${rowFields} } }`;

interface Told extends Fields {
  readonly key: string;
  readonly state: string;
  readonly columns: readonly { readonly name: string; readonly field: string | null }[];
}
interface Row extends Fields {
  readonly position: number;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly column: number | null; readonly message: string }[];
}

/** What tests of imports do, in few words; whoever acts is a client. */
export const ask = async (who: Client, query: string, variables: Fields): Promise<Told> =>
  (await who.ask(query, variables))['answer'] as Told;
export const sent = (type: string, text: string | Buffer, name: string | null = 'people.csv') => ({
  input: { type, fields: [], file: new TestFile(Buffer.from(text), name) },
});
export const started = (who: Client, text: string | Buffer, type = 'Participant') =>
  ask(who, start, sent(type, text));
export const rows = async (who: Client, key: string, only: Fields = {}) =>
  (await who.ask(rowsQuery, { key, ...only }))['answer'] as {
    readonly total: number;
    readonly data: readonly Row[];
  };
/** The import when it is neither checked nor run. */
export const settled = async (who: Client, key: string): Promise<Told> => {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const found = await ask(who, `query ($key: ID!) { answer: recordImport(key: $key) { ${told} } }`, {
      key,
    });
    if (!['CHECKING', 'RUNNING'].includes(found.state)) return found;
    if (Date.now() > deadline) throw new Error(`It is still ${found.state}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
export const checked = async (who: Client, key: string) => {
  await who.ask(byKey('checkImport'), { key });
  return settled(who, key);
};
export const run = async (who: Client, key: string) => {
  await who.ask(byKey('runImport'), { key });
  return settled(who, key);
};
/** Participants by a word of their names. */
export const people = async (who: Client, name: string): Promise<readonly Fields[]> => {
  const query = `query ($name: String) { participants(where: { text_search: $name }, first: 100) {
    data { id firstName lastName email isHcp country { name } } } }`;
  return ((await who.ask(query, { name }))['participants'] as { data: readonly Fields[] }).data;
};

/** How many people there are with this last name. */
export async function peopleCalled(api: Api, lastName: string): Promise<number> {
  const { rows: counted } = await sql<{ all: string }>`
    select count(*) as all from participants where last_name = ${lastName}`.execute(api.app.database.kysely);
  return Number(counted[0]?.all);
}
