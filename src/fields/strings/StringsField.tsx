import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';

const joined = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.map(String).join(separator) : '';

export const StringsField: FieldComponent = ({ source }) => (
  <TextCell text={joined(useFieldValue({ source }), ', ')} />
);
StringsField.csv = (value) => joined(value, '; ');
