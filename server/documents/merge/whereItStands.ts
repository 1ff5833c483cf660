import type { FilledField, FilledTemplate } from './fillTemplate.ts';
import type { Holder } from './MergeScope.ts';
import { headOf, type MergeWorld } from './MergeWorld.ts';
import { startOf } from './resolvePath.ts';

const names = ['fullName', 'name'];

/** Whose values have one of these characters, each with what the value is called: 'Anna Lindqvist (City)'. */
export function whereItStands(
  world: MergeWorld,
  filled: readonly FilledTemplate[],
  characters: readonly string[],
): readonly string[] {
  const fields = filled.flatMap((each) => each.fields);
  const found = fields.filter(({ value }) => characters.some((each) => value?.includes(each)));
  return [...new Set(found.map((field) => `${ownerOf(world, field, fields)} (${field.label})`))];
}

function ownerOf(
  world: MergeWorld,
  { holder, binding }: FilledField,
  fields: readonly FilledField[],
): string {
  if (holder === null) return wordOf(world, binding);
  const isName = (other: Holder | null) =>
    other?.kind === holder.kind && other.id === holder.id && names.includes(other.field);
  const named = fields.find((field) => isName(field.holder) && field.source !== null);
  return named?.source ?? `${wordOf(world, headOf(world, holder.kind) ?? binding)} ${holder.id}`;
}

const wordOf = (world: MergeWorld, head: string): string => startOf(world, head)?.words[0] ?? head;
