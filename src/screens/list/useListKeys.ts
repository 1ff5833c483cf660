import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { createPath, editPath } from '../recordPath.ts';
import { isTyping } from '../keyboard/isTyping.ts';

export interface ListKeysOptions {
  readonly resource: string;
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Holds the rows; each has a link to its record. */
  readonly rows: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
}

/**
 * J and K move from row to row, X ticks the row, E edits it or all that are ticked, N makes a new one, / searches, ? shows the keys. The focus itself is
 * the cursor: it stands on the name's link, so Enter opens by the browser's own rules.
 */
export function useListKeys({ resource, canCreate, canEdit, search, rows, onHelp }: ListKeysOptions): void {
  const navigate = useNavigate();
  useEffect(() => {
    const links = () => [...(rows.current?.querySelectorAll<HTMLElement>('a[data-record]') ?? [])];
    const current = (all: readonly HTMLElement[]) =>
      all.findIndex(
        (link) =>
          link === document.activeElement ||
          link.closest('tr, li')?.contains(document.activeElement) === true,
      );
    const move = (step: number) => {
      const all = links();
      const at = current(all);
      const next =
        all[at < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + step))];
      next?.focus();
    };
    const edit = () => {
      const all = links();
      const id = all[current(all)]?.dataset.record;
      if (canEdit && id !== undefined) void navigate(editPath(resource, id));
    };
    const press = (element: HTMLElement | null | undefined) => element?.click();
    const tick = () => {
      const all = links();
      press(all[current(all)]?.closest('tr, li')?.querySelector<HTMLElement>('input[type="checkbox"]'));
    };
    // With rows selected it is those that are edited.
    const many = () => rows.current?.querySelector<HTMLElement>('[data-bulk="edit"]');
    const actions: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      e: () => (many() ? press(many()) : edit()),
      x: tick,
      n: () => canCreate && void navigate(createPath(resource)),
      '/': () => search.current?.focus(),
      '?': onHelp,
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === search.current) return search.current?.blur();
      const act = isTyping(event)
        ? undefined
        : actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [resource, canCreate, canEdit, search, rows, onHelp, navigate]);
}
