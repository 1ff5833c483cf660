import { lazyPage } from '#src/screens/lazyPage.ts';
import type { Overrides } from '#src/screens/Overrides.ts';

/** What is not written by hand here is as it comes. */
export * from '#src/plain/index.ts';

export const overrides: Overrides = {
  makers: {
    show: lazyPage(() => import('./MakerShow.tsx'), 'MakerShow'),
  },
};
