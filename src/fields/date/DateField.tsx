import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatDate } from './formatDate.ts';

export const DateField: FieldComponent = ({ source }) => {
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatDate(value, useFormatLocale())} tabular />;
};
