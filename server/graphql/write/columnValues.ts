import { toJson, type Json } from '#server/db/Json.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { cleanText } from './cleanText.ts';
import type { Input } from './Input.ts';
import { steeringKeys } from './steeringKeys.ts';
import type { WriteDefinition } from './WriteDefinition.ts';

/** The columns this input writes: every key of the same name, texts without what nobody typed, lists never null. */
export function columnValues(definition: WriteDefinition, input: Input): AnyRow {
  const others = new Set([
    ...steeringKeys,
    ...(definition.consumed ?? []),
    ...(definition.remarks ?? []),
    ...(definition.parts ?? []).map((part) => part.key),
  ]);
  const values: Record<string, Json> = {};
  for (const [key, value] of Object.entries(input)) {
    if (others.has(key) || value === undefined) continue;
    if (typeof value === 'string' && kindOf(definition.table, key) === 'text') values[key] = cleanText(value);
    else values[key] = value === null && isList(definition, key) ? [] : toJson(value);
  }
  return values;
}

const isList = ({ table, lists }: WriteDefinition, key: string): boolean =>
  kindOf(table, key) === 'list' || lists?.includes(key) === true;

/** What a client wrote, without what merely steers: the keys that policies look at. A new row's nulls write nothing. */
export function givenKeys(input: Input, creating: boolean): readonly string[] {
  return Object.keys(input).filter(
    (key) => !steeringKeys.has(key) && input[key] !== undefined && !(creating && input[key] === null),
  );
}
