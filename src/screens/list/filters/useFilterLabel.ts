import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';

/** What a filter of the list in context is called, by its key. */
export function useFilterLabel(): (key: string) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (key) => translate(`resources.${resource}.filters.${key}`, { _: humanise(key) }),
    [translate, resource],
  );
}
