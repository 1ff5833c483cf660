import { lazy, Suspense, type ReactNode } from 'react';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';

const Follow = lazy(() =>
  import('./FollowRedirect.tsx').then((module) => ({ default: module.FollowRedirect })),
);

/** The lookup, whose code comes with the first address that needs it. */
export const FollowRedirect = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<PageSkeleton />}>
    <Follow>{children}</Follow>
  </Suspense>
);
