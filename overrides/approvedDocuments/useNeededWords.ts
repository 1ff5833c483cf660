import { daysUntil } from '#src/fields/date/days.ts';
import { useApprovalWords } from './useApprovalWords.ts';

/** How far off the day is by which a document is needed, by the calendar of its event. */
export function useNeededWords(): (needed: string, zone: string | null | undefined) => string {
  const words = useApprovalWords();
  return (needed, zone) => {
    const days = daysUntil(needed, zone);
    if (days < 0) return words('needed.past');
    if (days === 0) return words('needed.today');
    return days === 1 ? words('needed.tomorrow') : words('needed.days', { smart_count: days });
  };
}
