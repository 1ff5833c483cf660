import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { useState } from 'react';
import { DayPicker } from './DayPicker.tsx';
import { formatDate } from './formatDate.ts';
import { readDate } from './readDate.ts';
import { useDayWording } from './useDayWording.ts';

interface DayFieldProps extends Pick<TextFieldProps, 'sx' | 'helperText' | 'size' | 'margin' | 'autoFocus'> {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Empty while what is typed is no day. */
  readonly onChange: (day: string) => void;
}

/** A day outside a form, typed as one says it (12 Mar 2027, 12.3.27, tomorrow) or picked from the calendar. */
export const DayField = ({ value, onChange, helperText, ...props }: DayFieldProps) => {
  const say = useDayWording();
  const locale = useFormatLocale();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && readDate(typed, locale) === undefined;
  const type = (text: string) => {
    setTyped(text);
    onChange(readDate(text, locale) ?? '');
  };
  return (
    <TextField
      size="small"
      {...props}
      value={typed ?? formatDate(value, locale) ?? ''}
      error={isWrong}
      helperText={isWrong ? say('day.none') : helperText}
      onChange={(event) => type(event.target.value)}
      // What is no day stays to be mended.
      onBlur={() => setTyped(isWrong ? typed : undefined)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <DayPicker
                name={props.label}
                day={value}
                onPick={(day) => {
                  setTyped(undefined);
                  onChange(day);
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
