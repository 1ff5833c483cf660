import { columnValues } from './columnValues.ts';
import { toJson, type Input, type Row } from './Json.ts';
import type { Problems } from './Problems.ts';
import { checkReferences } from './references.ts';
import type { Change, Write, WriteDefinition } from './WriteDefinition.ts';

export interface Start {
  readonly id: string | null;
  readonly input: Input;
  readonly path: string;
  readonly old: Row | null;
  readonly fixed?: Row;
}

/** Works out what would be written and collects everything that is wrong with it; writes nothing itself. */
export async function inspect(
  write: Write,
  definition: WriteDefinition,
  start: Start,
  problems: Problems,
): Promise<Change> {
  const given = { ...columnValues(definition, start.input), ...start.fixed };
  const before: Change = { ...start, values: given, row: { ...start.old, ...given }, problems };
  const complete = checkRequired(definition, before);
  const pointing = await checkReferences(write, definition, before);
  // What the server derives rests on the rows referred to.
  if (!complete || !pointing) return before;
  const derived = (await definition.derive?.(write, before)) ?? {};
  const values = { ...given, ...derived };
  const change: Change = { ...before, values, row: { ...start.old, ...values } };
  await definition.validate?.(write, change);
  for (const part of definition.parts ?? []) {
    const value = start.input[part.key];
    if (value !== undefined) await part.check?.(write, change, value);
  }
  return change;
}

/** Answers whether every reference that is needed is given. */
function checkRequired(definition: WriteDefinition, change: Change): boolean {
  let complete = true;
  for (const key of definition.required ?? []) {
    const value = change.input[key];
    if (change.old !== null && value === undefined) continue;
    const json = toJson(value);
    if (json !== null && (typeof json !== 'string' || json.trim() !== '')) continue;
    change.problems.add(`${change.path}.${key}`, REQUIRED);
    if (definition.references?.[key] !== undefined) complete = false;
  }
  return complete;
}

export const REQUIRED = 'This field must be filled in.';
