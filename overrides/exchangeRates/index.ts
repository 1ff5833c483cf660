import { lazy } from 'react';

export { RatesAge } from './RatesAge.tsx';
export { enterPath, oldestOf } from './rateFigures.ts';

/** For the home page, which most people see without it. */
export const RatesToMend = lazy(() =>
  import('./RatesToMend.tsx').then((module) => ({ default: module.RatesToMend })),
);
