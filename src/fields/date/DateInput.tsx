import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { DateField } from './DateField.tsx';
import { DayPicker } from './DayPicker.tsx';
import { formatDate } from './formatDate.ts';
import { readDate } from './readDate.ts';

/** Form value: 'YYYY-MM-DD', as the contract's Date; it never becomes a moment in time. Typed as one says it. */
export const DateInput = defineInput({
  field: DateField,
  Input: (props) => {
    const locale = useFormatLocale();
    return (
      <DraftInput
        {...props}
        width="date"
        write={(value) => formatDate(value, locale) ?? ''}
        read={(text) => readDate(text, locale) ?? text}
        picker={(value, pick, name) => (
          <DayPicker name={name} day={plainText(value)?.slice(0, 10) ?? ''} onPick={pick} />
        )}
      />
    );
  },
});
