/** What a step did, for the words at undo and redo: a code and the name of what it did it to. */
export interface StepLabel {
  readonly code: string;
  readonly name?: string;
}

interface Step<State> {
  readonly state: State;
  readonly label: StepLabel;
}

/** Undo as a list of states: every step holds the one before it. */
export interface History<State> {
  readonly present: State;
  readonly past: readonly Step<State>[];
  readonly future: readonly Step<State>[];
}

const mostSteps = 200;

export const startHistory = <State>(present: State): History<State> => ({ present, past: [], future: [] });

/** What changes nothing is no step. */
export function takeStep<State>(history: History<State>, next: State, label: StepLabel): History<State> {
  if (next === history.present) return history;
  const past = [...history.past, { state: history.present, label }].slice(-mostSteps);
  return { present: next, past, future: [] };
}

export function undo<State>({ present, past, future }: History<State>): History<State> {
  const last = past.at(-1);
  if (last === undefined) return { present, past, future };
  return {
    present: last.state,
    past: past.slice(0, -1),
    future: [{ state: present, label: last.label }, ...future],
  };
}

export function redo<State>({ present, past, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { present, past, future };
  return { present: next.state, past: [...past, { state: present, label: next.label }], future: rest };
}
