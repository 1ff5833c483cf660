import { lazyPage } from '#src/screens/lazyPage.ts';

/** Pages of a participant beside the four screens. */
export const participantPages = [
  {
    path: '/participants/:id/merge',
    resource: 'participants' as const,
    page: lazyPage(() => import('./merge/MergePage.tsx'), 'MergePage'),
  },
];
