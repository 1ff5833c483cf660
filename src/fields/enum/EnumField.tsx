import { Box } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import type { CellProps } from '../cell/CellProps.ts';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { isEmptyValue } from '../value/valueAt.ts';
import { useListed } from '../wording/useListed.ts';
import { EnumChip } from './EnumChip.tsx';
import { enumLabel } from './enumLabel.ts';
import { isStatus } from './enumTone.ts';

interface EnumFieldProps extends CellProps {
  /** The enum's name in the contract, for the words of its values. */
  readonly name: string;
  readonly values?: readonly string[];
  readonly multiple?: boolean;
}

/** A state as a chip, in its colour and its word; any other choice as the word alone. */
export const EnumField = defineField({
  Cell: ({ source, name, values = [] }: EnumFieldProps) => {
    const translate = useTranslate();
    const value: unknown = useFieldValue({ source });
    if (isEmptyValue(value)) return <EmptyValue />;
    const chosen = [value].flat().map(String);
    if (!isStatus(values, name))
      return <TextCell text={chosen.map((one) => enumLabel(translate, name, one)).join(', ')} />;
    return (
      <Box
        component="span"
        sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap', verticalAlign: 'bottom' }}
      >
        {chosen.map((one) => (
          <EnumChip key={one} value={one} label={enumLabel(translate, name, one)} />
        ))}
      </Box>
    );
  },
  useValue: (value, { name }) => {
    const translate = useTranslate();
    return useListed()([value].flat().map((one) => enumLabel(translate, name, String(one))));
  },
  inFile: ({ name, values = [] }, { translate }) => ({
    words: Object.fromEntries(values.map((value) => [value, enumLabel(translate, name, value)])),
  }),
  csv: (value, { name }, { translate }) =>
    isEmptyValue(value)
      ? ''
      : [value]
          .flat()
          .map((one) => enumLabel(translate, name, String(one)))
          .join(', '),
});
