import { localDay } from '#src/data/list/filterArguments.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { defineTextField } from '#src/fields/kind/defineField.tsx';

/** The day of a moment, where its hour tells nobody anything. */
export const DayField = defineTextField({
  text: (value, locale) =>
    typeof value === 'string' ? formatDate(localDay(new Date(value)), locale) : undefined,
  tabular: true,
});
