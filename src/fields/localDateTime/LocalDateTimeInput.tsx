import { DayPicker } from '../date/DayPicker.tsx';
import { readDayTime } from '../date/readDayTime.ts';
import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatLocalDateTime } from './formatLocalDateTime.ts';
import { LocalDateTimeField } from './LocalDateTimeField.tsx';

const timeIn = (value: string): string => /T(\d{2}:\d{2})/.exec(value)?.[1] ?? '09:00';

/** Day and time on the wall clock of the place: text in, text out, no zone in between. */
export const LocalDateTimeInput = defineInput({
  field: LocalDateTimeField,
  Input: (props) => {
    const locale = useFormatLocale();
    const read = (text: string) => {
      const found = readDayTime(text, locale);
      return found === undefined ? text : `${found}:00`;
    };
    return (
      <DraftInput
        {...props}
        width="dateTime"
        write={(value) => formatLocalDateTime(value, locale) ?? ''}
        read={read}
        picker={(value, pick, name) => {
          const text = plainText(value) ?? '';
          return (
            <DayPicker
              name={name}
              day={text.slice(0, 10)}
              onPick={(day) => pick(`${day}T${timeIn(text)}:00`)}
            />
          );
        }}
      />
    );
  },
});
