import { useStore } from 'react-admin';

interface RecentPage {
  readonly to: string;
  readonly label: string;
  readonly resource: string;
}

const kept = 12;

/** The records looked at last, the last first; of this browser only. */
export const useRecentPages = () => useStore<readonly RecentPage[]>('palette.recent', []);

export const withRecent = (pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] =>
  [page, ...pages.filter(({ to }) => to !== page.to)].slice(0, kept);
