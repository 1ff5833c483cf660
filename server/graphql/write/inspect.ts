import { toJson } from '#server/db/Json.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { columnValues } from './columnValues.ts';
import type { Input } from './Input.ts';
import { isBlank } from './blankText.ts';
import type { Problems } from './Problems.ts';
import { checkReferences } from './references.ts';
import { referencesOf } from './referencesOf.ts';
import type { Change, Write, WriteDefinition } from './WriteDefinition.ts';

interface Start {
  readonly id: string | null;
  readonly input: Input;
  readonly path: string;
  readonly old: AnyRow | null;
  readonly fixed?: AnyRow | undefined;
}

/** Works out what would be written and collects everything that is wrong with it; writes nothing itself. */
export async function inspect(
  write: Write,
  definition: WriteDefinition,
  start: Start,
  problems: Problems,
): Promise<Change> {
  const given = { ...columnValues(definition, start.input), ...start.fixed };
  const old = start.old ?? emptyRow(definition.table);
  const asked: Change = { ...start, values: given, row: { ...old, ...given }, problems };
  const complete = checkRequired(definition, asked);
  const pointing = await checkReferences(write, definition, asked);
  // What the server derives rests on the rows referred to.
  if (!complete || !pointing) return asked;
  const values = {
    ...given,
    ...(await definition.derive?.(write, asked)),
    ...heldBefore(write, definition),
  };
  const change: Change = { ...asked, values, row: { ...old, ...values } };
  await definition.validate?.(write, change);
  for (const part of definition.parts ?? []) {
    const value = start.input[part.key];
    if (value !== undefined) await part.check?.(write, change, value);
  }
  return change;
}

/** What of a change that is taken back must not be worked out anew: a day on which something was last changed, for one. */
function heldBefore({ before }: Write, { type, comesBack = [] }: WriteDefinition): AnyRow {
  if (before?.type !== type) return {};
  return Object.fromEntries(Object.entries(before.values).filter(([column]) => comesBack.includes(column)));
}

const emptyRow = (table: string): AnyRow =>
  Object.fromEntries([...columnsIn(table).keys()].map((column) => [column, null]));

/** Answers whether every reference that is needed is given. */
function checkRequired(definition: WriteDefinition, change: Change): boolean {
  let complete = true;
  for (const key of definition.required ?? []) {
    const value = change.input[key];
    if (change.old !== null && value === undefined) continue;
    const json = toJson(value);
    if (json !== null && (typeof json !== 'string' || !isBlank(json))) continue;
    change.problems.add(`${change.path}.${key}`, REQUIRED);
    if (referencesOf(definition.type).has(key)) complete = false;
  }
  return complete;
}

export const REQUIRED = 'This field must be filled in.';
