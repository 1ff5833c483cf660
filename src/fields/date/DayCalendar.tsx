import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { Box, Button } from '@mui/material';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { calendarLocale } from './calendarLocale.ts';
import { todayIn } from './days.ts';
import { dateLocale } from './formatDate.ts';
import { useDayWording } from './useDayWording.ts';

export interface DayCalendarProps {
  /** `YYYY-MM-DD`; anything else opens the calendar at today. */
  readonly day: string;
  readonly onPick: (day: string) => void;
}

/** A month to pick a day from; weeks begin on Monday. */
export const DayCalendar = ({ day, onPick }: DayCalendarProps) => {
  const say = useDayWording();
  const locale = useFormatLocale();
  const named = useMemo(() => dayjs.locale(calendarLocale(dateLocale(locale)), undefined, true), [locale]);
  const chosen = dayjs(day, 'YYYY-MM-DD');
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={named}
      localeText={{
        previousMonth: say('day.previous_month'),
        nextMonth: say('day.next_month'),
        calendarViewSwitchingButtonAriaLabel: (view) =>
          say(view === 'year' ? 'day.choose_day' : 'day.choose_year'),
      }}
    >
      <DateCalendar
        autoFocus
        value={chosen.isValid() ? chosen : null}
        views={['year', 'month', 'day']}
        openTo="day"
        onChange={(picked, state) => {
          if (picked !== null && state === 'finish') onPick(picked.format('YYYY-MM-DD'));
        }}
      />
      <Box sx={{ px: 2, pb: 1.5 }}>
        <Button size="small" onClick={() => onPick(todayIn(null))}>
          {say('day.today')}
        </Button>
      </Box>
    </LocalizationProvider>
  );
};
