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
  for (const { field, label } of fieldsOfNew(fields, heads))
    note(fold(label.split('›').at(-1) ?? label), field);
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

/**
 * Fields of what a row makes besides its record, such as its person, are called by their own name as well: 'First name'
 * is 'Participant › First name', unless a column names who is known.
 */
function fieldsOfNew(fields: readonly Named[], heads: readonly string[]): readonly Named[] {
  const folded = new Set(heads.map(fold));
  const connects = fields.filter(({ field, label }) => field.endsWith('.connect') && folded.has(fold(label)));
  const known = new Set(connects.map(({ field }) => field.replace(/connect$/, 'create.')));
  return fields.filter(
    ({ field }) => field.includes('.create.') && ![...known].some((path) => field.startsWith(path)),
  );
}

/** What is remembered of a choice: heads that name nothing are no use. */
export const remember = (heads: readonly string[], fields: readonly (string | null)[]): Remembered =>
  Object.fromEntries(heads.map((head, index) => [fold(head), fields[index] ?? null]));
