import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { isPageWanted } from '#src/screens/lazyPage.ts';
import type { AfterPaintProps } from './AfterPaint.tsx';
import { whenQuiet } from './whenQuiet.ts';

/** Comes after the page's data. Not having it is no failure: a page that was never loaded ahead is loaded when it is opened. */
export const AfterPaint = ({ arrival }: Pick<AfterPaintProps, 'arrival'>) => {
  const client = useQueryClient();
  const [Later, setLater] = useState<ComponentType<AfterPaintProps>>();
  const [quiet] = useState(
    () => () => whenQuiet({ isBusy: () => isPageWanted() || client.isFetching() + client.isMutating() > 0 }),
  );
  useEffect(() => {
    void quiet()
      .then(() => import('./AfterPaint.tsx'))
      .then(
        (module) => setLater(() => module.AfterPaint),
        () => undefined,
      );
  }, [quiet]);
  return Later && <Later quiet={quiet} arrival={arrival} />;
};
