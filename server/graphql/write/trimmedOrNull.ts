import { trimmed } from './blankText.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Neither spaces around it nor signs that nobody sees, as come along with what is pasted, make another one of what has to be unique. */
export const identityOf = (text: string): string => trimmed(text.replace(invisible, ''));

/** Identities as they are kept; an emptied input means "none". */
export function trimmedOrNull<V extends object, C extends keyof V>(
  { values }: { readonly values: V },
  columns: readonly C[],
): { readonly [K in C]?: string | null } {
  const kept: { [K in C]?: string | null } = {};
  for (const column of columns) {
    const value = values[column];
    if (typeof value === 'string') kept[column] = identityOf(value) || null;
  }
  return kept;
}
