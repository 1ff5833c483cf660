import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatDateTime } from './formatDateTime.ts';
import { momentText } from './momentText.ts';

export const DateTimeField: FieldComponent = ({ source }) => {
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatDateTime(value, useFormatLocale())} tabular />;
};
DateTimeField.csv = (value, _props, _context, record) => momentText(value, record);
