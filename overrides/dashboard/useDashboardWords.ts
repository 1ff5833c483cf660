import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { dashboardWords } from './dashboardWords.ts';

type DashboardWords = WordsOf<typeof dashboardWords>;

/** What the dashboard says. */
export const useDashboardWords = (): DashboardWords => useWordsOf('dashboard', dashboardWords);
