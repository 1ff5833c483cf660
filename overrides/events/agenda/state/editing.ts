import {
  redo,
  startHistory,
  takeStep,
  undo,
  type History,
  type StepLabel,
} from '#overrides/events/history.ts';
import { itemsOf, type Programme } from '../model/Programme.ts';
import { mergePlans } from './mergePlans.ts';
import { samePlan, type Plan } from './Plan.ts';

/** An agenda while it is worked on. */
export interface Editing {
  readonly history: History<Plan>;
  /** As last read or saved, and when that was modified (K6). */
  readonly base: Plan;
  readonly modified: string;
  readonly selection: ReadonlySet<string>;
}

type EditingAction =
  | { readonly type: 'edit'; readonly label: StepLabel; readonly change: (plan: Plan) => Plan }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'select'; readonly change: (selected: ReadonlySet<string>) => ReadonlySet<string> }
  /** Saved, or read anew: what is undone goes no further back than that. */
  | { readonly type: 'settle'; readonly plan: Plan; readonly modified: string }
  /** What was sent is stored: steps that were taken since stay on top of it. */
  | { readonly type: 'saved'; readonly sent: Plan; readonly plan: Plan; readonly modified: string }
  /** Another person's version becomes what changes are made on; one's own stay, as a step. */
  | { readonly type: 'rebase'; readonly base: Plan; readonly mine: Plan; readonly modified: string };

export const startEditing = (base: Plan, modified: string, mine: Plan = base): Editing => ({
  base,
  modified,
  selection: new Set(),
  history: mine === base ? startHistory(base) : takeStep(startHistory(base), mine, { code: 'restored' }),
});

export function editing(state: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'edit':
      return withHistory(state, takeStep(state.history, action.change(state.history.present), action.label));
    case 'undo':
      return withHistory(state, undo(state.history));
    case 'redo':
      return withHistory(state, redo(state.history));
    case 'select':
      return withSelection(state, action.change(state.selection));
    case 'settle':
      return withSelection(startEditing(action.plan, action.modified), state.selection);
    case 'saved':
      return withSelection(stepsSince(state, action), state.selection);
    case 'rebase':
      return {
        ...startEditing(action.base, action.modified),
        history: takeStep(startHistory(action.base), action.mine, { code: 'merged' }),
      };
  }
}

function stepsSince(
  { history }: Editing,
  { sent, plan, modified }: { readonly sent: Plan; readonly plan: Plan; readonly modified: string },
): Editing {
  const settled = startEditing(plan, modified);
  if (history.present === sent) return settled;
  const isAsSent = samePlan(plan, sent);
  const onTop = (mine: Plan): Plan => {
    if (mine === sent) return plan;
    return isAsSent ? mine : mergePlans(sent, mine, plan);
  };
  const mine = onTop(history.present);
  const first = history.past.findIndex(({ state }) => state === sent);
  // Who has gone back further than what was sent has one step to take back.
  if (first < 0) return { ...settled, history: takeStep(settled.history, mine, { code: 'merged' }) };
  const past = history.past.slice(first).map(({ state, label }) => ({ state: onTop(state), label }));
  return { ...settled, history: { present: mine, past, future: [] } };
}

const withHistory = (state: Editing, history: History<Plan>): Editing =>
  withSelection({ ...state, history }, state.selection);

/** What is gone is selected no more. */
function withSelection(state: Editing, selection: ReadonlySet<string>): Editing {
  const there = keysOf(state.history.present.programme);
  const kept = [...selection].filter((key) => there.has(key));
  return { ...state, selection: kept.length === selection.size ? selection : new Set(kept) };
}

const keysOf = (programme: Programme): ReadonlySet<string> =>
  new Set(itemsOf(programme).map(({ key }) => key));
