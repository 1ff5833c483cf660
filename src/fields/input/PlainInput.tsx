import { TextField, type TextFieldProps } from '@mui/material';
import type { InputHTMLAttributes } from 'react';
import { plainText } from '../string/plainText.ts';
import type { InputProps } from './InputProps.ts';
import type { InputWidth } from './inputWidth.ts';
import { inOneLine } from './spreadsheetRows.ts';
import { useRawInput } from './useRawInput.tsx';

interface PlainInputProps
  extends InputProps, Pick<TextFieldProps, 'type' | 'placeholder' | 'multiline' | 'minRows' | 'maxRows'> {
  /** As wide as this where nothing else is told. */
  readonly usual: InputWidth;
  /** What is kept of a text. */
  readonly parse?: (text: string) => string;
  readonly htmlInput?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'inputMode' | 'autoCapitalize' | 'spellCheck'
  >;
}

const asTyped = (text: string): string => text;

/**
 * A text input whose form value is its text, null where it is empty. That of react-admin gives its text field props that
 * Material UI no longer knows, and which end in the page.
 */
export const PlainInput = ({
  usual,
  parse = asTyped,
  htmlInput,
  type,
  placeholder,
  multiline,
  minRows,
  maxRows,
  ...props
}: PlainInputProps) => {
  const { field, readOnly, frame, text } = useRawInput(props, usual);
  const value = plainText(field.value) ?? '';
  return (
    <TextField
      {...frame}
      {...text}
      type={type}
      placeholder={placeholder}
      multiline={multiline}
      minRows={minRows}
      maxRows={maxRows}
      // A browser would join the last word of each line to the first of the next.
      value={multiline === true ? value : inOneLine(value)}
      onChange={({ target }) => field.onChange(parse(target.value) || null)}
      onBlur={field.onBlur}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly }, htmlInput }}
    />
  );
};
