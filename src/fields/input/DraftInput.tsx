import { InputAdornment, TextField } from '@mui/material';
import type { InputProps } from './InputProps.ts';
import type { InputWidth } from './inputWidth.ts';
import { useLabelText } from '../wording/useLabelText.ts';
import { useRawInput } from './useRawInput.tsx';
import { type ReactNode, useState } from 'react';

interface Draft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly finish: () => void;
}

/**
 * Text while somebody types it, where form value and text differ (amounts, durations): it stays as typed until the
 * field is left, and follows the value when that is changed from elsewhere. `change` answers the value it made of it.
 */
function useDraft(
  value: unknown,
  write: (value: unknown) => string,
  change: (text: string) => unknown,
): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: unknown }>();
  const typing = draft !== undefined && Object.is(draft.value, value);
  return {
    text: typing ? draft.text : write(value),
    type: (text) => setDraft({ text, value: change(text) }),
    finish: () => setDraft(undefined),
  };
}

interface DraftInputProps extends InputProps {
  readonly width: InputWidth;
  readonly write: (value: unknown) => string;
  /** What the text means. A text that means nothing stays a text, so that the form's schema refuses it. */
  readonly read: (text: string) => unknown;
  readonly unit?: string;
  /** Stands at its end: another way to a value than typing it. Told what the input is called. */
  readonly picker?: (value: unknown, pick: (value: unknown) => void, name: string) => ReactNode;
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
  const labelOf = useLabelText();
  const draft = useDraft(field.value, write, (typed) => {
    const value = typed.trim() === '' ? null : read(typed);
    field.onChange(value);
    return value;
  });
  const pick = (value: unknown) => {
    draft.finish();
    field.onChange(value);
  };
  const end = readOnly ? unit : (unit ?? picker?.(field.value, pick, labelOf(props.source)));
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
