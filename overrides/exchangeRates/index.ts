import { lazy } from 'react';

export { RatesAge } from './RatesAge.tsx';

/** For the home page, which most people see without it. */
export const RatesToMend = lazy(() =>
  import('./RatesToMend.tsx').then((module) => ({ default: module.RatesToMend })),
);
