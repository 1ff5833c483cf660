import { useFieldValue } from 'react-admin';
import type { CellProps } from '../cell/CellProps.ts';
import { defineField } from '../kind/defineField.tsx';
import { labelOf } from '../value/labelOf.ts';
import { useListed } from '../wording/useListed.ts';
import { useWording } from '../wording/useWording.ts';
import { RelationLink } from './RelationLink.tsx';
import { useRecordLabels } from './useRecordLabels.ts';

export interface RelationFieldProps extends CellProps {
  /** The resource of the related record, if it has one. */
  readonly reference?: string;
  /** Paths that name it. */
  readonly label?: readonly string[];
}

/** Rendered from the record itself: the list's query has the relation's id and name already. */
export const RelationField = defineField({
  Cell: ({ source, reference, label }: RelationFieldProps) => {
    const value: unknown = useFieldValue({ source: relationSource(source) });
    return <RelationLink value={value} reference={reference} label={label} />;
  },
  useValue: (value, { reference, label }) => {
    const ids = [value].flat().map(String);
    const say = useWording();
    const { labels, isRead } = useRecordLabels(reference, ids, label);
    return useListed()(ids.map((id) => labels.get(id) ?? (isRead ? say('value.gone') : '…')));
  },
  inFile: ({ label }) => (label === undefined ? {} : { names: label }),
  csv: (value, { label }) => labelOf(value, label) ?? '',
});

const relationSource = (source: string): string => source.replace(/\.id$/i, '');
