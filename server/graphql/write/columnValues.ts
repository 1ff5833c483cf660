import { toJson, type Json } from '#server/db/Json.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import type { Input } from './Input.ts';
import { keptText, keptTexts } from './keptText.ts';
import { steeringKeys } from './steeringKeys.ts';
import type { WriteDefinition } from './WriteDefinition.ts';

/** The columns this input writes: every key of the same name, texts as they are kept, lists never null. */
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
    values[key] = valueOf(definition, key, value);
  }
  return values;
}

function valueOf({ table, lists }: WriteDefinition, key: string, value: unknown): Json {
  const column = columnsIn(table).get(key);
  const isList = column?.kind === 'list' || lists?.includes(key) === true;
  if (value === null && isList) return [];
  if (column?.kind === 'list' && Array.isArray(value)) return keptTexts(value.map(String));
  if (typeof value !== 'string' || column?.kind !== 'text') return toJson(value);
  return keptText(value) ?? (column.nullable ? null : '');
}

/** What a client wrote, without what merely steers: the keys that policies look at. A new row's nulls write nothing. */
export function givenKeys(input: Input, creating: boolean): readonly string[] {
  return Object.keys(input).filter(
    (key) => !steeringKeys.has(key) && input[key] !== undefined && !(creating && input[key] === null),
  );
}
