import { useEffect, type RefObject } from 'react';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { keepWalk, openInWalk } from '../record/neighbours/walkStore.ts';
import { linkOfRow } from './peek/rowLinks.ts';
import { useFilters } from './filters/useFilters.ts';

/** What a record that is opened from here is to know of those beside it. */
export function useKeepWalk(rows: RefObject<HTMLElement | null>): void {
  const resource = useResourceContext() ?? '';
  const { data, total, page, perPage, sort, isPlaceholderData } = useListContext<RaRecord>();
  const filter = useFilters().values;
  useEffect(() => {
    if (data === undefined || total === undefined || isPlaceholderData === true) return;
    const ids = data.map(({ id }) => String(id));
    keepWalk(resource, { filter, sort, perPage, total, before: (page - 1) * perPage, ids, opened: [] });
  }, [resource, data, total, page, perPage, sort, filter, isPlaceholderData]);
  useEffect(() => {
    const box = rows.current;
    const onOpen = ({ target }: MouseEvent) => {
      const id = target instanceof Element ? linkOfRow(target)?.dataset.record : undefined;
      if (id !== undefined) openInWalk(resource, id);
    };
    // Before the row leads away.
    box?.addEventListener('click', onOpen, { capture: true });
    return () => box?.removeEventListener('click', onOpen, { capture: true });
  }, [rows, resource]);
}
