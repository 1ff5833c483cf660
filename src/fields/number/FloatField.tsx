import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatNumber } from './formatNumber.ts';

export const FloatField: FieldComponent = ({ source }) => {
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatNumber(value, useFormatLocale(), 6)} tabular />;
};
FloatField.align = 'right';
