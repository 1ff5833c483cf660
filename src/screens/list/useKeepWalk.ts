import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import type { Walk } from '../record/neighbours/Walk.ts';
import { keepWalk, openInWalk } from '../record/neighbours/walkStore.ts';
import { linkOfRow } from './peek/rowLinks.ts';
import { useFilters } from './filters/useFilters.ts';

/** What a record that is opened from here is to know of those beside it; `only` narrows the list further. */
export function useKeepWalk(rows: RefObject<HTMLElement | null>, only?: Walk['filter']): void {
  const resource = useResourceContext() ?? '';
  const { data, total, page, perPage, sort, isPlaceholderData } = useListContext<RaRecord>();
  const { values } = useFilters();
  const keep = useEffectEvent(() => {
    if (data === undefined || total === undefined || isPlaceholderData === true) return;
    const ids = data.map(({ id }) => String(id));
    const before = (page - 1) * perPage;
    keepWalk(resource, { filter: only ?? values, sort, perPage, total, before, ids, opened: [] });
  });
  useEffect(() => {
    const box = rows.current;
    const onOpen = ({ target }: MouseEvent) => {
      // A tick opens nothing, and is drawn at once.
      if (!(target instanceof Element) || target.matches('input')) return;
      const id = linkOfRow(target)?.dataset.record;
      if (id === undefined) return;
      keep();
      openInWalk(resource, id);
    };
    // From the panel beside the list the row that has the focus is opened.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('a[data-record], td')) keep();
    };
    box?.addEventListener('focusin', onFocus);
    // Before the row leads away; of lists within a list the innermost has the last word.
    box?.addEventListener('click', onOpen, { capture: true });
    return () => {
      box?.removeEventListener('focusin', onFocus);
      box?.removeEventListener('click', onOpen, { capture: true });
    };
  }, [rows, resource]);
}
