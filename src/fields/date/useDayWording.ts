import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** English of days and their calendar, loaded with them; overridden by `screens.<key>` as those of the screens. */
const dayMessages = {
  'day.none': 'A day such as 12 Mar 2027, 12.3.27 or tomorrow.',
  'day.today': 'Today',
  'day.previous_month': 'Previous month',
  'day.next_month': 'Next month',
  'day.choose_year': 'Choose a year',
  'day.choose_day': 'Back to the days',
} as const;

export function useDayWording(): (key: keyof typeof dayMessages) => string {
  const translate = useTranslate();
  return useCallback((key) => translate(`screens.${key}`, { _: dayMessages[key] }), [translate]);
}
