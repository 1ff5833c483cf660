import { useNavigate } from 'react-router';
import { isSearchable } from '#src/data/isSearchable.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useShortcuts } from '#src/ui/keyboard/useShortcuts.ts';
import { useRailPages } from '../layouts/rail/useRailPages.ts';
import { useResourceTitle } from '../words/useResourceTitle.ts';
import { useWords } from '../words/useWords.ts';
import type { PaletteItem } from './PaletteItem.ts';
import { rankItems } from './rankItems.ts';
import { useRecentPages } from './recentPages.ts';
import { useActions } from './useActions.ts';
import { useOffers } from './useOffers.ts';
import { useRecordSearch } from './useRecordSearch.ts';

interface PaletteItems {
  readonly items: readonly PaletteItem[];
  readonly pending: boolean;
  readonly failed: boolean;
}

const recentShown = 5;

/** What there is to go to and to do, for what was typed: groups one after the other, in each the best first. */
export function usePaletteItems(query: string, uses: Readonly<Record<string, number>>): PaletteItems {
  const asked = useDebounced(query.trim(), 200);
  const pages = usePages();
  const recent = useRecent();
  const actions = useActions();
  const offered = useOffered(asked);
  const searched = useRecords(
    asked,
    pages.flatMap(({ resource }) => (resource === undefined ? [] : [resource])),
  );
  const isEmpty = query.trim() === '';
  const known = grouped(rankItems([...actions, ...pages.map(({ item }) => item)], query, uses));
  // What was found for an older text must not be under the hand when Enter is pressed.
  const isCurrent = asked === query.trim();
  const found = !isSearchable(query) || !isCurrent ? [] : [...offered.items, ...searched.items];
  const visited = rankItems(recent, query, uses).slice(0, recentShown);
  const all = [...(isEmpty ? recent.slice(0, recentShown) : visited), ...known, ...found];
  return {
    items: all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at),
    pending: searched.pending || offered.pending || !isCurrent,
    failed: searched.failed || offered.failed,
  };
}

/** The groups in the order of their best, each in one piece. */
const grouped = (items: readonly PaletteItem[]): readonly PaletteItem[] =>
  [...new Set(items.map(({ group }) => group))].flatMap((name) =>
    items.filter(({ group }) => group === name),
  );

function usePages(): readonly { readonly item: PaletteItem; readonly resource: string | undefined }[] {
  const words = useWords();
  const say = useWording();
  const navigate = useNavigate();
  const shortcuts = useShortcuts();
  const pages = useRailPages().map((page) => ({ ...page, also: say('keys.go', { name: page.label }) }));
  return pages.map(({ to, label, also, resource }) => ({
    resource,
    item: {
      id: to,
      label,
      also,
      keys: shortcuts.find((shortcut) => shortcut.label === also)?.keys,
      group: words('search.pages'),
      to,
      run: () => void navigate(to),
    },
  }));
}

function useRecent(): readonly PaletteItem[] {
  const words = useWords();
  const resourceTitle = useResourceTitle();
  const navigate = useNavigate();
  const [pages] = useRecentPages();
  return pages.map(({ to, label, resource }) => ({
    id: to,
    label,
    detail: resourceTitle(resource),
    group: words('palette.recent'),
    to,
    run: () => void navigate(to),
  }));
}

function useOffered(query: string) {
  const words = useWords();
  const navigate = useNavigate();
  const { offers, ...state } = useOffers(query);
  const items = offers.map(({ label, detail, to, state: passed }) => ({
    id: `offer:${label}`,
    label,
    detail,
    group: words('palette.actions'),
    to,
    run: () => void navigate(to, { state: passed }),
  }));
  return { items, ...state };
}

function useRecords(query: string, allowed: readonly string[]) {
  const resourceTitle = useResourceTitle();
  const navigate = useNavigate();
  const { found, ...state } = useRecordSearch(query, allowed);
  const items = found.flatMap(({ resource, records }) =>
    records.map(({ id, name, detail }) => ({
      id: recordPath(resource, id),
      label: name,
      detail: detail === '' ? undefined : detail,
      group: resourceTitle(resource),
      to: recordPath(resource, id),
      run: () => void navigate(recordPath(resource, id)),
    })),
  );
  return { items, ...state };
}
