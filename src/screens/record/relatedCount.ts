import type { ReactNode } from 'react';
import { RelationsField } from '#src/fields/relations/RelationsField.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { valueAt } from '#src/fields/value/valueAt.ts';

/**
 * How many related records stand in a section, of what the page has read anyway: where it holds one list. A page of a
 * longer one would be no count.
 */
export function relatedCount(children: ReactNode, record: unknown): number | undefined {
  const lists = columnsOf(children).filter(({ field }) => field === RowsField || field === RelationsField);
  const [list, ...more] = lists;
  if (list === undefined || more.length > 0 || list.source.endsWith('.data')) return undefined;
  const value = valueAt(record, list.source);
  return Array.isArray(value) ? value.length : undefined;
}
