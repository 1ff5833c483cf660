import { DateTimeInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { LocalDateTimeField } from './LocalDateTimeField.tsx';

const minutes = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const toControl = (value: unknown): string =>
  typeof value === 'string' ? (minutes.exec(value)?.[0] ?? '') : '';

const toWallClock = (text: unknown): string | null =>
  typeof text === 'string' && minutes.test(text) ? `${text.slice(0, 16)}:00` : null;

/** Day and time on the wall clock of the place: text in, text out, no zone in between. */
export const LocalDateTimeInput = defineInput({
  field: LocalDateTimeField,
  Input: (props) => (
    <DateTimeInput {...useInputLook(props, 'dateTime')} format={toControl} parse={toWallClock} />
  ),
});
