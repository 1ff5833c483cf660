import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { createPath, editPath } from '../recordPath.ts';
import { useMaySelect } from './selection/useMaySelect.ts';

export interface ListKeysOptions {
  readonly resource: string;
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filterButton: RefObject<HTMLButtonElement | null>;
  /** Holds the rows; each has a link to its record. */
  readonly rows: RefObject<HTMLElement | null>;
}

/**
 * J and K move from row to row, X ticks the row, E edits it or all that are ticked, N makes a new one, F filters,
 * / searches. The focus itself is the cursor: it stands on the name's link, so Enter opens by the browser's own rules.
 */
export function useListKeys({
  resource,
  canCreate,
  canEdit,
  search,
  filterButton,
  rows,
}: ListKeysOptions): void {
  const navigate = useNavigate();
  const maySelect = useMaySelect();
  const say = useWording();
  const step = (by: number) => {
    const all = rowLinks(rows.current);
    const at = currentRow(all);
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))]?.focus();
  };
  const edit = () => {
    // With rows selected it is those that are edited.
    const many = rows.current?.querySelector<HTMLElement>('[data-bulk="edit"]');
    if (many) return many.click();
    const all = rowLinks(rows.current);
    const id = all[currentRow(all)]?.dataset.record;
    return id !== undefined && void navigate(editPath(resource, id));
  };
  const tick = () => {
    const all = rowLinks(rows.current);
    const row = all[currentRow(all)]?.closest('tr, li');
    row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  };
  const leaveSearch = () => {
    if (document.activeElement !== search.current) return false;
    return search.current?.blur();
  };
  const place = 'list';
  useShortcut({ keys: 'J', label: say('keys.next'), place, isStep: true, run: () => step(1) });
  useShortcut({ keys: 'K', label: say('keys.previous'), place, isStep: true, run: () => step(-1) });
  // The link that has the focus answers by itself; here it is only named.
  useShortcut({ keys: 'Enter', label: say('keys.open'), place, isStep: true, run: () => false });
  useShortcut({ keys: 'X', label: say('keys.tick'), place, isStep: true, enabled: maySelect, run: tick });
  useShortcut({ keys: 'E', label: say('keys.edit'), place, isStep: true, enabled: canEdit, run: edit });
  useShortcut({
    keys: 'N',
    label: say('keys.new'),
    place,
    enabled: canCreate,
    run: () => void navigate(createPath(resource)),
  });
  useShortcut({ keys: 'F', label: say('keys.filter'), place, run: () => filterButton.current?.click() });
  useShortcut({
    keys: '/',
    label: say('keys.search'),
    place,
    isStep: true,
    run: () => search.current?.focus(),
  });
  useShortcut({ keys: 'Esc', place, whileTyping: true, run: leaveSearch });
}

const rowLinks = (rows: HTMLElement | null) => [
  ...(rows?.querySelectorAll<HTMLElement>('a[data-record]') ?? []),
];

const currentRow = (links: readonly HTMLElement[]) =>
  links.findIndex(
    (link) =>
      link === document.activeElement || link.closest('tr, li')?.contains(document.activeElement) === true,
  );
