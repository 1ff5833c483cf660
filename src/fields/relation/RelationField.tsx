import { useFieldValue } from 'react-admin';
import type { CellProps, FieldComponent } from '../cell/CellProps.ts';
import { labelOf } from '../value/labelOf.ts';
import { RelationLink } from './RelationLink.tsx';

export interface RelationFieldProps extends CellProps {
  /** The resource of the related record, if it has one. */
  readonly reference?: string;
  /** Paths that name it. */
  readonly label?: readonly string[];
}

/** Rendered from the record itself: the list's query has the relation's id and name already. */
export const RelationField: FieldComponent<RelationFieldProps> = ({ source, reference, label }) => {
  const value: unknown = useFieldValue({ source: relationSource(source) });
  return <RelationLink value={value} reference={reference} label={label} />;
};
RelationField.csv = (value, { label }) => labelOf(value, label) ?? '';

const relationSource = (source: string): string => source.replace(/\.id$/i, '');
