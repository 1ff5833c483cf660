import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { formatMinutes } from './formatMinutes.ts';

export const MinutesField: FieldComponent = ({ source }) => {
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatMinutes(value)} tabular />;
};
MinutesField.align = 'right';
