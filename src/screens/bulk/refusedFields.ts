import type { Refusal } from '#src/data/errors/Refusal.ts';
import type { FieldWish } from './AskedChange.ts';

/** What the server says of values that were filled in, by the source of their input. */
export type RefusedFields = Readonly<Record<string, string>>;

/** What of a change was refused for its values alone; undefined where something else is in the way. */
export function refusedFields(
  refusal: Refusal | undefined,
  wishes: readonly FieldWish[],
): RefusedFields | undefined {
  const told = Object.entries(refusal?.validation ?? {});
  const refused: Record<string, string> = {};
  for (const [path, message] of told) {
    const name = /^(?:changes|add)\.([^.]+)/.exec(path)?.[1];
    const wish = wishes.find(({ field }) => field.input.name === name);
    if (wish === undefined) return undefined;
    refused[wish.field.input.source] = message;
  }
  return told.length > 0 ? refused : undefined;
}
