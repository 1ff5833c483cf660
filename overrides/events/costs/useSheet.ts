import { useEffect, useState } from 'react';
import { TabDraft } from '#src/auth/TabDraft.ts';
import { type DecimalSign, decimalSign } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { redo, startHistory, takeStep, undo, type History, type StepLabel } from '../history.ts';
import { alignTo, isStoredAs, rebase, theirChanges } from './rebase.ts';
import { countChanges, type Sheet, sheetOf } from './sheet.ts';
import type { CostEvent } from './costOperations.ts';

/** What is being edited, on what, and the steps back and forth from it. */
interface State {
  readonly base: Sheet;
  /** The modification time that the base was read at (K6). */
  readonly version: string;
  readonly history: History<Sheet>;
  /** What was sent and not answered as stored: it may be stored all the same. */
  readonly sent: readonly Sheet[];
}

/** What is saved: the sheet, and what it was made on. */
export type Edited = Pick<State, 'base' | 'version'> & { readonly now: Sheet };

const start = (event: CostEvent, base: Sheet): State => ({
  base,
  version: event.dateModified,
  history: startHistory(base),
  sent: [],
});

const typed: StepLabel = { code: 'typed' };

/** What the event says, with lines that are there already under the keys they have. */
const readFor = ({ base, sent, history }: State, event: CostEvent, sign: DecimalSign): Sheet =>
  alignTo([base, ...sent, history.present], sheetOf(event, sign));

/** What one's own changes were made on: what is there, where that was sent from here and its answer was lost. */
const baseOf = ({ base, sent }: State, theirs: Sheet): Sheet =>
  sent.some((one) => isStoredAs(one, theirs)) ? theirs : base;

/** One's own changes on what the event says now; one step back is without them. */
function onTopOf(before: State, event: CostEvent, sign: DecimalSign): State {
  const theirs = readFor(before, event, sign);
  const now = rebase(before.history.present, baseOf(before, theirs), theirs);
  const state = start(event, theirs);
  return countChanges(theirs, now) === 0 ? state : { ...state, history: takeStep(state.history, now, typed) };
}

type Kept = Edited & Pick<State, 'sent'>;

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
    if (kept === undefined) return start(event, sheetOf(event, sign));
    const { now, ...rest } = kept;
    return { ...rest, history: startHistory(now) };
  });
  const { present: now, past, future } = state.history;
  const changes = countChanges(state.base, now);
  // What others have saved is taken over while nothing of one's own is in the way.
  if (changes === 0 && state.version !== event.dateModified)
    setState(start(event, readFor(state, event, sign)));
  useEffect(() => {
    const { base, version, sent } = state;
    draft.write(changes === 0 ? undefined : { base, version, now, sent });
  }, [draft, state, now, changes]);
  const step = (to: (history: History<Sheet>) => History<Sheet>) =>
    setState((before) => {
      const history = to(before.history);
      return history === before.history ? before : { ...before, history };
    });
  return {
    sign,
    sheet: now,
    base: state.base,
    version: state.version,
    changes,
    change: (next: (sheet: Sheet) => Sheet) =>
      step((history) => takeStep(history, next(history.present), typed)),
    undo: past.length === 0 ? undefined : () => step(undo),
    redo: future.length === 0 ? undefined : () => step(redo),
    /** All of it as it was read last. */
    restart: (from: CostEvent) => setState(start(from, sheetOf(from, sign))),
    send: (sheet: Sheet) => setState((before) => ({ ...before, sent: [...before.sent, sheet] })),
    /** What was sent is stored: what is typed since is all there is to save. */
    settle: (sheet: Sheet) =>
      setState((before) => {
        const { present } = before.history;
        const isTypedOn = countChanges(sheet, present) > 0;
        const history = isTypedOn ? takeStep(startHistory(sheet), present, typed) : startHistory(present);
        return { ...before, base: sheet, history, sent: [] };
      }),
    /** What others have changed by then. */
    since: (from: CostEvent) => {
      const theirs = readFor(state, from, sign);
      return theirChanges(now, baseOf(state, theirs), theirs);
    },
    /** One's own changes on what others have saved since. */
    rebaseOn: (from: CostEvent) => setState((before) => onTopOf(before, from, sign)),
    /** The sheet as that leaves it, to be sent at once. */
    rebased: (from: CostEvent): Edited => {
      const { base, version, history } = onTopOf(state, from, sign);
      return { base, version, now: history.present };
    },
  };
}
