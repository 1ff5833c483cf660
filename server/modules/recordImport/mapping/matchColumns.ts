import { fold } from './fold.ts';

interface Named {
  readonly field: string;
  readonly label: string;
}

/** The field of each column as it was chosen before, by what its head says (folded); null where it was left aside. */
export type Remembered = Readonly<Record<string, string | null>>;

/**
 * The field that each column fills: as chosen before, else by its label or its name, each field once. 'Country' fills
 * country_id.
 */
export function matchColumns(
  heads: readonly string[],
  fields: readonly Named[],
  remembered: Remembered = {},
): readonly (string | null)[] {
  const byName = new Map<string, string>();
  const note = (name: string, field: string) => {
    if (!byName.has(name)) byName.set(name, field);
  };
  for (const { field, label } of fields) note(fold(label), field);
  for (const { field } of fields) note(fold(field), field);
  for (const { field } of fields) note(fold(field.replace(/_id$/, '')), field);
  const offered = new Set(fields.map(({ field }) => field));
  const used = new Set<string>();
  return heads.map((head) => {
    const name = fold(head);
    const chosen = Object.hasOwn(remembered, name) ? remembered[name] : byName.get(name);
    if (chosen === undefined || chosen === null || !offered.has(chosen) || used.has(chosen)) return null;
    used.add(chosen);
    return chosen;
  });
}

/** What is remembered of a choice: heads that name nothing are no use. */
export const remember = (heads: readonly string[], fields: readonly (string | null)[]): Remembered =>
  Object.fromEntries(heads.map((head, index) => [fold(head), fields[index] ?? null]));
