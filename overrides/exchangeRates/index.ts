import { lazyPart } from '#src/ui/lazyPart.ts';

export { RatesAge } from './RatesAge.tsx';
export { enterPath, oldestOf } from './rateFigures.ts';

/** For the home page, which most people see without it. */
export const RatesToMend = lazyPart(() => import('./RatesToMend.tsx'), 'RatesToMend');
