import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Writes the places 1, 2, 3 … into the rows as they stand. */
export function renumber(
  { getValues, setValue }: Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>,
  path: string,
  orderSource: string,
): void {
  const rows: unknown = getValues(path);
  if (!Array.isArray(rows)) return;
  for (const index of rows.keys())
    setValue(`${path}.${index}.${orderSource}`, index + 1, { shouldDirty: true });
}
