import { Box } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import type { CellProps, FieldComponent } from '../cell/CellProps.ts';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { isEmptyValue } from '../value/valueAt.ts';
import { EnumChip } from './EnumChip.tsx';
import { enumLabel } from './enumLabel.ts';

export interface EnumFieldProps extends CellProps {
  /** The enum's name in the contract, for the words of its values. */
  readonly name: string;
  readonly values?: readonly string[];
  readonly multiple?: boolean;
}

export const EnumField: FieldComponent<EnumFieldProps> = ({ source, name }) => {
  const translate = useTranslate();
  const value: unknown = useFieldValue({ source });
  if (isEmptyValue(value)) return <EmptyValue />;
  const values = [value].flat().map(String);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {values.map((one) => (
        <EnumChip key={one} value={one} label={enumLabel(translate, name, one)} />
      ))}
    </Box>
  );
};
EnumField.csv = (value, { name }, { translate }) =>
  isEmptyValue(value) ? '' : [value].flat().map((one) => enumLabel(translate, name, String(one))).join(', ');
