import { lazy, Suspense, type ComponentType } from 'react';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });

/** Not having it is no failure: a page that was never loaded ahead is loaded when it is opened. */
const nothing: { readonly default: ComponentType } = { default: () => null };
const Later = lazy(() =>
  idle()
    .then(() => import('./AfterPaint.tsx'))
    .then(
      (module): typeof nothing => ({ default: module.AfterPaint }),
      () => nothing,
    ),
);

/** Waits for the first paint, and for a moment in which nothing else is to do. */
export const AfterPaint = () => (
  <Suspense fallback={null}>
    <Later />
  </Suspense>
);
