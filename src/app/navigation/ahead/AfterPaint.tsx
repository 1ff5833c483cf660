import { useEffect } from 'react';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { appResources } from '#src/app/resourceRoutes.tsx';
import { pageRoutes } from '#src/app/routes.tsx';
import { pageOf } from './pageOf.ts';
import { VersionNotice } from './VersionNotice.tsx';
import { watchLinks } from './watchLinks.ts';

/** What a page does once it is there: it loads ahead what its links lead to, and looks for a new version. */
export const AfterPaint = () => {
  const { buildPollInterval } = useConfig();
  useEffect(
    () =>
      watchLinks({
        root: document.body,
        pageOf: (pathname) => pageOf(pathname, { pages: pageRoutes, resources: appResources }),
      }),
    [],
  );
  return <VersionNotice interval={buildPollInterval} />;
};
