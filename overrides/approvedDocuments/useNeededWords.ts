import { daysBetween } from '#src/fields/date/days.ts';
import { useApprovalWords } from './useApprovalWords.ts';

/** How far off the day is by which a document is needed. */
export function useNeededWords(): (today: string, needed: string) => string {
  const words = useApprovalWords();
  return (today, needed) => {
    const days = daysBetween(today, needed);
    if (days < 0) return words('needed.past');
    if (days === 0) return words('needed.today');
    return days === 1 ? words('needed.tomorrow') : words('needed.days', { smart_count: days });
  };
}
