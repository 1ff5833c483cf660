import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useCurrentPageTitle } from '#src/ui/page/PageTitle.tsx';
import { crumbsOf } from '../navigation/crumbsOf.ts';
import { places } from '../navigation/places.ts';
import { useRecentPages, withRecent } from './recentPages.ts';

/** Remembers the records that are looked at, by the names their pages give themselves. */
export const RecentPages = () => {
  const { pathname } = useLocation();
  const title = useCurrentPageTitle();
  const [pages, setPages] = useRecentPages();
  const remember = useEffectEvent((to: string, label: string) => {
    const [list, record, more] = crumbsOf(to, places);
    const isRecord = record?.kind === 'record' || (record?.kind === 'sub' && /\/view\/?$/.test(to));
    if (!isRecord || more !== undefined || list === undefined) return;
    if (pages[0]?.to !== to || pages[0].label !== label)
      setPages(withRecent(pages, { to, label, resource: list.name }));
  });
  useEffect(() => {
    if (title !== undefined && title !== '') remember(pathname, title);
  }, [pathname, title]);
  return null;
};
