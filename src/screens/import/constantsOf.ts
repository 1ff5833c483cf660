import type { ImportConstantInput } from '#src/generated/schema.ts';
import type { ReadImport } from './importOperations.ts';

/** The columns that are not in the file. */
export const constantsOf = ({ columns }: ReadImport): readonly ImportConstantInput[] =>
  columns.flatMap(({ field, value }) =>
    typeof field === 'string' && typeof value === 'string' ? [{ field, value }] : [],
  );
