import type { Fields } from '#tests/factories/records.ts';
import type { Client } from '../Client.ts';
import { endedTask } from '../endedTask.ts';

interface Preview {
  readonly total: number;
  readonly ids: readonly string[];
  readonly looked: number;
  readonly changing: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly rows: readonly PreviewRow[];
}
export interface PreviewRow {
  readonly id: string;
  readonly label: string;
  readonly state: string;
  readonly reason: string | null;
  readonly version: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly currency: string | null;
  }[];
}
export interface TaskData {
  readonly id: string;
  readonly state: string;
  readonly title: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly state: string;
    readonly message: string | null;
  }[];
}

const rowFields = 'id label state reason version changes { field before after currency }';
export const taskFields = 'id state title total done failed rows { key label state message }';
const declared = '$selection: RowSelection!, $changes: JSON!, $add: JSON';
const given = 'selection: $selection, changes: $changes, add: $add';
export const previewed = `query (${declared}) { found: previewRecordChange(${given}) { total ids looked changing unchanged refused rows { ${rowFields} } } }`;
export const changing = `mutation (${declared}, $expected: JSON, $key: String) { found: changeRecords(${given}, expected: $expected, idempotency_key: $key) { ${taskFields} } }`;

/** What is asked of many records: these or those of a list, their new values, and what lists get beside what they hold. */
export interface Asked {
  readonly type: string;
  readonly ids?: readonly string[];
  readonly arguments?: object;
  readonly changes?: Fields;
  readonly add?: Fields;
}

export const variables = ({ type, ids, arguments: args, changes = {}, add }: Asked) => ({
  selection: { type, ...(ids && { ids }), ...(args && { arguments: JSON.stringify(args) }) },
  changes: JSON.stringify(changes),
  ...(add && { add: JSON.stringify(add) }),
});

/** A look at what a change would do. */
export const preview = async (who: Client, asked: Asked): Promise<Preview> =>
  (await who.ask(previewed, variables(asked)))['found'] as Preview;

/** The task when it has ended. */
export const ended = async (who: Client, id: string): Promise<TaskData> =>
  (await endedTask(who, id, taskFields)) as TaskData;

/** Changes them, and waits for the end. */
export const change = async (who: Client, asked: Asked, expected?: string): Promise<TaskData> => {
  const { found } = await who.ask(changing, { ...variables(asked), ...(expected && { expected }) });
  return ended(who, (found as TaskData).id);
};
