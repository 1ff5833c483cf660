import { useEffect, useState } from 'react';
import { TabDraft } from '#src/auth/TabDraft.ts';
import { type DecimalSign, decimalSign } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { alignTo, isStoredAs, rebase, theirChanges } from './rebase.ts';
import { countChanges, type Sheet, sheetOf } from './sheet.ts';
import type { CostEvent } from './costOperations.ts';

/** What is being edited, on what, and the steps back and forth from it. */
interface State {
  readonly base: Sheet;
  /** The modification time that the base was read at (K6). */
  readonly version: string;
  readonly past: readonly Sheet[];
  readonly now: Sheet;
  readonly future: readonly Sheet[];
  /** What was sent and not answered as stored: it may be stored all the same. */
  readonly sent: readonly Sheet[];
}

/** What is saved: the sheet, and what it was made on. */
export type Edited = Pick<State, 'base' | 'version' | 'now'>;

const start = (event: CostEvent, base: Sheet): State => ({
  base,
  version: event.dateModified,
  past: [],
  now: base,
  future: [],
  sent: [],
});

/** What the event says, with lines that are there already under the keys they have. */
const readFor = ({ base, sent, now }: State, event: CostEvent, sign: DecimalSign): Sheet =>
  alignTo([base, ...sent, now], sheetOf(event, sign));

/** What one's own changes were made on: what is there, where that was sent from here and its answer was lost. */
const baseOf = ({ base, sent }: State, theirs: Sheet): Sheet =>
  sent.some((one) => isStoredAs(one, theirs)) ? theirs : base;

/** One's own changes on what the event says now; one step back is without them. */
function onTopOf(before: State, event: CostEvent, sign: DecimalSign): State {
  const theirs = readFor(before, event, sign);
  const now = rebase(before.now, baseOf(before, theirs), theirs);
  const state = start(event, theirs);
  return countChanges(theirs, now) === 0 ? state : { ...state, past: [theirs], now };
}

type Kept = Pick<State, 'base' | 'version' | 'now' | 'sent'>;

function readKept(draft: TabDraft<Partial<Kept>>): Kept | undefined {
  const { base, version, now, sent = [] } = draft.read() ?? {};
  return base && version !== undefined && now ? { base, version, now, sent } : undefined;
}

/** The sheet of an event with undo and redo since the last save; what is not saved survives a reload in this tab. */
export function useSheet(event: CostEvent, userId: string) {
  const [draft] = useState(() => new TabDraft<Partial<Kept>>(userId, `costs:${event.id}`));
  const sign = decimalSign(useFormatLocale());
  const [state, setState] = useState<State>(() => {
    const kept = readKept(draft);
    return kept === undefined ? start(event, sheetOf(event, sign)) : { ...kept, past: [], future: [] };
  });
  const changes = countChanges(state.base, state.now);
  // What others have saved is taken over while nothing of one's own is in the way.
  if (changes === 0 && state.version !== event.dateModified)
    setState(start(event, readFor(state, event, sign)));
  useEffect(() => {
    const { base, version, now, sent } = state;
    draft.write(changes === 0 ? undefined : { base, version, now, sent });
  }, [draft, state, changes]);
  return {
    sign,
    sheet: state.now,
    base: state.base,
    version: state.version,
    changes,
    change: (next: (sheet: Sheet) => Sheet) =>
      setState((before) => {
        const now = next(before.now);
        return now === before.now
          ? before
          : { ...before, past: [...before.past, before.now], now, future: [] };
      }),
    undo:
      state.past.length === 0
        ? undefined
        : () =>
            setState((before) => {
              const now = before.past.at(-1);
              if (now === undefined) return before;
              return {
                ...before,
                past: before.past.slice(0, -1),
                now,
                future: [before.now, ...before.future],
              };
            }),
    redo:
      state.future.length === 0
        ? undefined
        : () =>
            setState((before) => {
              const [now, ...future] = before.future;
              return now === undefined
                ? before
                : { ...before, past: [...before.past, before.now], now, future };
            }),
    /** All of it as it was read last. */
    restart: (from: CostEvent) => setState(start(from, sheetOf(from, sign))),
    send: (sheet: Sheet) => setState((before) => ({ ...before, sent: [...before.sent, sheet] })),
    /** What was sent is stored: what is typed since is all there is to save. */
    settle: (sheet: Sheet) =>
      setState((before) => {
        const isTypedOn = countChanges(sheet, before.now) > 0;
        return { ...before, base: sheet, past: isTypedOn ? [sheet] : [], future: [], sent: [] };
      }),
    /** What others have changed by then. */
    since: (from: CostEvent) => {
      const theirs = readFor(state, from, sign);
      return theirChanges(state.now, baseOf(state, theirs), theirs);
    },
    /** One's own changes on what others have saved since. */
    rebaseOn: (from: CostEvent) => setState((before) => onTopOf(before, from, sign)),
    /** The sheet as that leaves it, to be sent at once. */
    rebased: (from: CostEvent): Edited => onTopOf(state, from, sign),
  };
}
