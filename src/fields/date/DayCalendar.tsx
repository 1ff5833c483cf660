import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

export interface DayCalendarProps {
  /** `YYYY-MM-DD`; anything else opens the calendar at today. */
  readonly day: string;
  readonly onPick: (day: string) => void;
}

/** A month to pick a day from; weeks begin on Monday. */
export const DayCalendar = ({ day, onPick }: DayCalendarProps) => {
  const chosen = dayjs(day, 'YYYY-MM-DD');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DateCalendar
        autoFocus
        value={chosen.isValid() ? chosen : null}
        views={['year', 'month', 'day']}
        openTo="day"
        onChange={(picked, state) => {
          if (picked !== null && state === 'finish') onPick(picked.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
};
