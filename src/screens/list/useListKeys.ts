import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { createPath, editPath } from '#src/fields/relation/recordPath.ts';
import { rowAtHand, rowLinks } from './peek/rowLinks.ts';
import type { RowSteps } from './peek/useRowSteps.ts';
import { useBarKeys } from './selection/useBarKeys.ts';
import { useTickKeys } from './selection/useTickKeys.ts';

interface ListKeysOptions {
  readonly resource: string;
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  readonly canSearch: boolean;
  readonly canFilter: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filterButton: RefObject<HTMLButtonElement | null>;
  /** Holds the rows; each has a link to its record. */
  readonly rows: RefObject<HTMLElement | null>;
  readonly step: RowSteps['step'];
}

/**
 * J and K move from row to row, X ticks it, E edits it or all that are ticked, N makes a new one, F filters,
 * / searches. The focus itself is the cursor: it stands on the name's link, so Enter opens by the browser's own rules.
 */
export function useListKeys({
  resource,
  canCreate,
  canEdit,
  canSearch,
  canFilter,
  search,
  filterButton,
  rows,
  step,
}: ListKeysOptions): void {
  const navigate = useNavigate();
  const say = useWording();
  const pressOnBar = useBarKeys(rows);
  const edit = () => {
    // With rows selected it is those that are edited.
    if (pressOnBar('E')) return;
    const id = rowAtHand(rowLinks(rows.current))?.dataset.record;
    return id !== undefined && void navigate(editPath(resource, id));
  };
  const leaveSearch = () => {
    if (document.activeElement !== search.current) return false;
    return search.current?.blur();
  };
  const place = 'list';
  useTickKeys(rows);
  useShortcut({
    keys: 'J',
    label: say('keys.next'),
    place,
    isStep: true,
    run: () => step(1),
  });
  useShortcut({
    keys: 'K',
    label: say('keys.previous'),
    place,
    isStep: true,
    run: () => step(-1),
  });
  // The link that has the focus answers by itself; here it is only named.
  useShortcut({ keys: 'Enter', label: say('keys.open'), place, isStep: true, run: () => false });
  useShortcut({ keys: 'E', label: say('keys.edit'), place, isStep: true, enabled: canEdit, run: edit });
  useShortcut({
    keys: 'N',
    label: say('keys.new'),
    place,
    enabled: canCreate,
    run: () => void navigate(createPath(resource)),
  });
  useShortcut({
    keys: 'F',
    label: say('keys.filter'),
    place,
    enabled: canFilter,
    run: () => filterButton.current?.click(),
  });
  useShortcut({
    keys: '/',
    label: say('keys.search'),
    place,
    isStep: true,
    enabled: canSearch,
    run: () => search.current?.focus(),
  });
  useShortcut({ keys: 'Esc', place, whileTyping: true, run: leaveSearch });
}
