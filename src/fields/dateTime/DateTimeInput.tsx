import { DayPicker } from '../date/DayPicker.tsx';
import { readDayTime } from '../date/readDayTime.ts';
import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { useWording } from '../wording/useWording.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { formatDateTime } from './formatDateTime.ts';
import { viewersZone } from './viewersZone.ts';

/** A moment on the viewer's clock, as `YYYY-MM-DDTHH:MM`; empty where the value is none. */
function onClock(value: unknown): string {
  const moment = typeof value === 'string' && value !== '' ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) return '';
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Typed in the viewer's zone, which it names; the form value is the moment in UTC. */
export const DateTimeInput = defineInput({
  field: DateTimeField,
  Input: (props) => {
    const say = useWording();
    const locale = useFormatLocale();
    const read = (text: string) => {
      const found = readDayTime(text, locale);
      return found === undefined ? text : new Date(found).toISOString();
    };
    return (
      <DraftInput
        {...props}
        width="dateTime"
        note={say('input.date_time_zone', { zone: viewersZone() })}
        write={(value) => formatDateTime(value, locale) ?? ''}
        read={read}
        picker={(value, pick, name) => {
          const now = onClock(value);
          return (
            <DayPicker
              name={name}
              day={now.slice(0, 10)}
              onPick={(day) => pick(new Date(`${day}T${now.slice(11) || '09:00'}`).toISOString())}
            />
          );
        }}
      />
    );
  },
});
