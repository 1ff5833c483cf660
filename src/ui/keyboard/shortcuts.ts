import { Listeners } from '../Listeners.ts';
import { isCovered, isPress, isTyping } from './isTaken.ts';
import { keysOf } from './keysOf.ts';

/** What a shortcut belongs to; what lies nearer answers first. */
export type ShortcutPlace = 'here' | 'list' | 'record' | 'form' | 'anywhere';

export interface Shortcut {
  /** As one says it: `J`, `Ctrl+S`, `G E` for one after the other. Without keys it stands in the palette only. */
  readonly keys?: string | undefined;
  /** What it does, in words: in the sheet and in the palette. Without words it is in neither. */
  readonly label?: string | undefined;
  /** Where the sheet names it; `here` if not said. */
  readonly place?: ShortcutPlace | undefined;
  /** Answers also while text is typed; shortcuts with Ctrl do unless it is denied. */
  readonly whileTyping?: boolean | undefined;
  /** Answers also over an open dialog or menu. */
  readonly overDialogs?: boolean | undefined;
  /** Moves within the page, as J does: it makes no sense out of the palette. */
  readonly isStep?: boolean | undefined;
  /** Shows another page or other rows: out of the palette the focus goes there. */
  readonly leads?: boolean | undefined;
  /** `false` leaves the key to whoever comes next. */
  readonly run: () => unknown;
}

const registered = new Set<Shortcut>();
const listeners = new Listeners();
let snapshot: readonly Shortcut[] = [];

/** How long the first of two keys waits for the second. */
const patience = 1500;
let begun: { readonly keys: string; readonly at: number } | undefined;

const answers = (shortcut: Shortcut, event: KeyboardEvent, keys: string, overPage: boolean): boolean => {
  if (overPage && shortcut.overDialogs !== true) return false;
  if (!(shortcut.whileTyping ?? keys.startsWith('Ctrl+')) && isTyping(event)) return false;
  return !isPress(event, keys);
};

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key))
    return;
  const key = keysOf(event);
  const before = begun !== undefined && event.timeStamp - begun.at < patience ? begun.keys : undefined;
  begun = undefined;
  const wanted = before === undefined ? key : `${before} ${key}`;
  const meant = snapshot.filter(({ keys }) => keys === wanted || keys?.startsWith(`${key} `));
  if (meant.length === 0) return;
  // Looked for through the whole page, so once, and only for a key that means something.
  const overPage = isCovered();
  const heard = meant.filter((shortcut) => answers(shortcut, event, key, overPage));
  const done = heard.some((shortcut) => shortcut.keys === wanted && shortcut.run() !== false);
  const isBeginning = !done && heard.some((shortcut) => shortcut.keys?.startsWith(`${key} `));
  if (isBeginning) begun = { keys: key, at: event.timeStamp };
  if (done || isBeginning) event.preventDefault();
}

/** Nearest first: what came later lies over what came before, and what holds anywhere below all. */
function tell(): void {
  const all = [...registered].toReversed();
  snapshot = [
    ...all.filter(({ place }) => place !== 'anywhere'),
    ...all.filter(({ place }) => place === 'anywhere'),
  ];
  listeners.tell();
}

export function registerShortcut(shortcut: Shortcut): () => void {
  if (registered.size === 0) document.addEventListener('keydown', onKey);
  registered.add(shortcut);
  tell();
  return () => {
    registered.delete(shortcut);
    if (registered.size === 0) document.removeEventListener('keydown', onKey);
    tell();
  };
}

export const onShortcuts = listeners.subscribe;

export const currentShortcuts = (): readonly Shortcut[] => snapshot;
