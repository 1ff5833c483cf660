import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { isPageWanted } from '#src/screens/lazyPage.ts';
import { whenQuiet } from './whenQuiet.ts';

export interface AfterPaintProps {
  /** Done when the page has what it waits for. */
  readonly quiet: () => Promise<void>;
}

/** Comes after the page's data. Not having it is no failure: a page that was never loaded ahead is loaded when it is opened. */
export const AfterPaint = () => {
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
  return Later && <Later quiet={quiet} />;
};
