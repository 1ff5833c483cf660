import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';

const Follow = lazyPart(() => import('./FollowRedirect.tsx'), 'FollowRedirect');

/** The lookup, whose code comes with the first address that needs it. */
export const FollowRedirect = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<PageSkeleton />}>
    <Follow>{children}</Follow>
  </Suspense>
);
