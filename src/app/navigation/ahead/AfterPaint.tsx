import { useEffect } from 'react';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { appResources } from '#src/app/resourceRoutes.tsx';
import { pageRoutes } from '#src/app/routes.tsx';
import type { Arrival } from '#src/data/headStart/Arrival.ts';
import { keepAsks } from '#src/data/headStart/keepAsks.ts';
import { RecentPages } from '#src/app/palette/RecentPages.tsx';
import { pageOf } from './pageOf.ts';
import { VersionNotice } from './VersionNotice.tsx';
import { watchLinks } from './watchLinks.ts';

export interface AfterPaintProps {
  /** Done when the page has what it waits for. */
  readonly quiet: () => Promise<void>;
  readonly arrival: Arrival | undefined;
}

/**
 * What a page does once it is there: it keeps what it asked for the next
 * time, loads ahead what its links lead to, remembers what was looked at, and looks for a new version.
 */
export const AfterPaint = ({ quiet, arrival }: AfterPaintProps) => {
  const { buildPollInterval, dataUrl } = useConfig();
  useEffect(() => {
    if (arrival) keepAsks(arrival, dataUrl);
  }, [arrival, dataUrl]);
  useEffect(
    () =>
      watchLinks({
        root: document.body,
        quiet,
        pageOf: (pathname) => pageOf(pathname, { pages: pageRoutes, resources: appResources }),
      }),
    [quiet],
  );
  return (
    <>
      <RecentPages />
      <VersionNotice interval={buildPollInterval} />
    </>
  );
};
