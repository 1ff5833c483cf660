import { useMemo } from 'react';
import { todayIn } from '#src/fields/date/days.ts';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';
import { useEventWords } from './eventWords.ts';

const look = (
  filter: SavedView['value']['filter'],
  order: SavedView['value']['sort']['order'],
): SavedView['value'] => ({
  filter,
  sort: { field: 'dateStart', order },
  perPage: defaultPerPage,
  displayedFilters: [],
});

/** The views that the list comes with: what is to come, soonest first, and what has begun, latest first. */
export function useEventViews(): readonly SavedView[] {
  const words = useEventWords();
  const today = todayIn(undefined);
  return useMemo(
    () => [
      { label: words('view.upcoming'), value: look({ date_start_gte: today }, 'ASC') },
      { label: words('view.past'), value: look({ date_start_lt: today }, 'DESC') },
    ],
    [words, today],
  );
}
