import { useRecordContext } from 'react-admin';
import { daysBetween, todayIn } from '#src/fields/date/days.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { isValues } from '#src/data/isValues.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';

const firstDay = (record: unknown): string | undefined => {
  const day = isValues(record) ? valueAt(record, 'centreEvent.dateStart') : undefined;
  return typeof day === 'string' ? day : undefined;
};

/** How long there is until the event begins. */
export const DaysToEventField: FieldComponent = () => {
  const words = useBookingWords();
  const locale = useFormatLocale();
  const day = firstDay(useRecordContext());
  if (day === undefined) return <TextCell text={undefined} />;
  const days = daysBetween(todayIn(undefined), day);
  const text =
    days === 0
      ? words('event.today')
      : words(days > 0 ? 'event.in' : 'event.ago', { smart_count: Math.abs(days) });
  return <TextCell text={text} title={formatDate(day, locale)} tabular />;
};
DaysToEventField.needs = ['centreEvent'];
DaysToEventField.csv = (_value, _props, _context, record) => {
  const day = firstDay(record);
  return day === undefined ? '' : String(daysBetween(todayIn(undefined), day));
};
