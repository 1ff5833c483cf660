import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatNumber } from './formatNumber.ts';

export const IntField: FieldComponent = ({ source }) => {
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatNumber(value, useFormatLocale())} tabular />;
};
IntField.align = 'right';
