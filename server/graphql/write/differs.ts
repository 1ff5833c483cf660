import { sameValue } from '#server/db/Json.ts';

interface Changed<R> {
  readonly old: R | null;
  readonly row: Readonly<Partial<Record<keyof R, unknown>>>;
}

/** Whether a row that was there before is to hold something else in one of these columns. */
export function differs<R extends object>(
  { old, row }: Changed<R>,
  ...columns: readonly (keyof R & string)[]
): boolean {
  return old !== null && columns.some((column) => !sameValue(old[column], row[column]));
}
