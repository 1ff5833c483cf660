import { lazyPage } from '#src/screens/lazyPage.ts';

/** A run and a document have addresses that say nothing of how many there are. */
export const documentPages = [
  {
    path: '/documentRuns/:key',
    resource: 'documentRuns' as const,
    page: lazyPage(() => import('./run/RunPage.tsx'), 'RunPage'),
  },
  {
    path: '/documents/:guid',
    resource: 'generatedDocuments' as const,
    page: lazyPage(() => import('./verify/DocumentPage.tsx'), 'DocumentPage'),
  },
];
