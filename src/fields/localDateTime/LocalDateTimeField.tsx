import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatLocalDateTime } from './formatLocalDateTime.ts';

export const LocalDateTimeField: FieldComponent = ({ source }) => {
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatLocalDateTime(value, useFormatLocale())} tabular />;
};
