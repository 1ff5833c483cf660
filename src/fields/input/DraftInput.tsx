import { InputAdornment, TextField } from '@mui/material';
import type { InputProps } from './InputProps.ts';
import type { InputWidth } from './inputWidth.ts';
import { useRawInput } from './useRawInput.tsx';
import type { ReactNode } from 'react';
import { useDraft } from './useDraft.ts';

export interface DraftInputProps extends InputProps {
  readonly width: InputWidth;
  readonly write: (value: unknown) => string;
  /** What the text means. A text that means nothing stays a text, so that the form's schema refuses it. */
  readonly read: (text: string) => unknown;
  readonly unit?: string;
  /** Stands at its end: another way to a value than typing it. */
  readonly picker?: (value: unknown, pick: (value: unknown) => void) => ReactNode;
  readonly numeric?: boolean;
  readonly placeholder?: string;
  /** The contract's help speaks of the stored value, which is not what is typed here. */
  readonly withoutHelp?: boolean;
  /** Stands behind the help. */
  readonly note?: string;
}

/** A text input whose form value is something else than its text. */
export const DraftInput = ({
  width,
  write,
  read,
  unit,
  picker,
  numeric = false,
  placeholder,
  withoutHelp = false,
  note,
  ...props
}: DraftInputProps) => {
  const { field, readOnly, frame, text } = useRawInput(props, width, (told) => {
    const help = withoutHelp ? false : told;
    if (note === undefined) return help;
    return (
      <>
        {help} {note}
      </>
    );
  });
  const draft = useDraft(field.value, write, (typed) => {
    const value = typed.trim() === '' ? null : read(typed);
    field.onChange(value);
    return value;
  });
  const pick = (value: unknown) => {
    draft.finish();
    field.onChange(value);
  };
  const end = readOnly ? unit : (unit ?? picker?.(field.value, pick));
  return (
    <TextField
      {...frame}
      {...text}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.finish();
        field.onBlur();
      }}
      placeholder={placeholder}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          readOnly,
          endAdornment: end === undefined ? undefined : <InputAdornment position="end">{end}</InputAdornment>,
        },
        htmlInput: {
          inputMode: numeric ? 'decimal' : undefined,
          style: numeric ? { textAlign: 'right' } : undefined,
          autoComplete: 'off',
        },
      }}
    />
  );
};
