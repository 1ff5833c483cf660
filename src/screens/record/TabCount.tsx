import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { rowsLimit } from '#schema/rowsLimit.ts';
import { RelatedField } from '#src/fields/related/RelatedField.tsx';
import { RelationsField } from '#src/fields/relations/RelationsField.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

const isList: ReadonlySet<unknown> = new Set([RowsField, RelationsField, RelatedField]);

/**
 * How many related records stand in a section, where it holds one list: of what the page has read anyway. A page of a
 * longer one would be no count, and what ends at the longest that is answered is said to go on.
 */
export const TabCount = ({ children }: { readonly children: ReactNode }) => {
  const record = useRecordContext();
  const figure = useCount();
  const say = useWording();
  const [list, ...more] = columnsOf(children).filter(({ field }) => isList.has(field));
  if (list === undefined || more.length > 0 || list.source.endsWith('.data')) return null;
  const { count } = list.fieldProps;
  const value = valueAt(record, typeof count === 'string' ? count : list.source);
  const known = Array.isArray(value) ? value.length : value;
  if (typeof known !== 'number') return null;
  const told = figure(known);
  return Array.isArray(value) && known === rowsLimit ? say('value.or_more', { count: told }) : told;
};
