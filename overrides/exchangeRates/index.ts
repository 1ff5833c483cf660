export { RatesAge } from './RatesAge.tsx';
export { RatesToMend } from './RatesToMend.tsx';
export { enterPath, oldestOf } from './rateFigures.ts';
export { useRatesToMend } from './useRatesToMend.ts';
