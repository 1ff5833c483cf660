import { Skeleton } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { CompareVersions as Loaded } from './CompareVersions.tsx';

// What compares texts is needed where somebody compares.
const Compare = lazy(() =>
  import('./CompareVersions.tsx').then((module) => ({ default: module.CompareVersions })),
);

export const CompareVersions = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
    <Compare {...props} />
  </Suspense>
);
