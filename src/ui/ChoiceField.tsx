import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

interface ChoiceFieldProps<Value extends string> extends Omit<
  TextFieldProps,
  'select' | 'value' | 'onChange' | 'children' | 'slotProps'
> {
  readonly value: string;
  readonly options: readonly Value[];
  readonly wordOf: (value: Value) => ReactNode;
  /** The empty one is said as well; else the name of the field stands in its place. */
  readonly displayEmpty?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, out of a menu. Where nothing stands above it, `aria-label` says what it is. */
export const ChoiceField = <Value extends string>({
  value,
  options,
  wordOf,
  displayEmpty = false,
  onChoose,
  'aria-label': name,
  ...field
}: ChoiceFieldProps<Value>) => (
  <TextField
    {...field}
    select
    value={value}
    onChange={({ target }) => {
      const chosen = options.find((option) => option === target.value);
      if (chosen !== undefined) onChoose(chosen);
    }}
    slotProps={{
      htmlInput: { 'aria-label': name },
      ...(displayEmpty && { select: { displayEmpty }, inputLabel: { shrink: true } }),
    }}
  >
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {wordOf(option)}
      </MenuItem>
    ))}
  </TextField>
);
