import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { dateLocale } from '#src/fields/date/formatDate.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { momentText } from '#src/fields/dateTime/momentText.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

/** The day of a moment where the viewer is; the time in the title. */
export const CreatedField: FieldComponent = ({ source }) => {
  const locale = useFormatLocale();
  const value: unknown = useFieldValue({ source });
  const moment = typeof value === 'string' ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) return <TextCell text={undefined} />;
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return <TextCell text={day.format(moment)} title={formatDateTime(value, locale)} tabular />;
};
CreatedField.csv = (value, _props, { zone }, record) => momentText(value, record, zone);
