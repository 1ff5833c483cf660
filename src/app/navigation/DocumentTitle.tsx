import { useEffect } from 'react';
import { pageTitle } from '#src/i18n/pageTitle.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useCrumbs } from './useCrumbs.ts';

/** The tab's title follows the breadcrumb, nearest step first. */
export const DocumentTitle = () => {
  const { brand } = useConfig();
  const crumbs = useCrumbs();
  const title = pageTitle(
    crumbs
      .map(({ label }) => label)
      .reverse()
      .join(' · '),
    brand,
  );
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};
