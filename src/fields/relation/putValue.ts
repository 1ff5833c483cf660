import type { UseFormReturn } from 'react-hook-form';

/** Where the record stands that an input has the id of: 'country' of 'country.id'. */
export const relationPath = (path: string): string | undefined =>
  /\.id$/i.test(path) ? path.replace(/\.id$/i, '') : undefined;

/** Puts into a form what was entered earlier. An id comes without the name of the record that is there now. */
export function putValue(
  { setValue }: Pick<UseFormReturn, 'setValue'>,
  source: string,
  value: unknown,
): void {
  const path = relationPath(source);
  if (path === undefined) setValue(source, value, { shouldDirty: true });
  else setValue(path, { id: value }, { shouldDirty: true });
}
