import type { RaRecord } from 'react-admin';
import { Listeners } from '#src/ui/Listeners.ts';
import type { CellPlace } from './CellStore.ts';

/** A value that was saved in a cell, and the one before it. */
export interface SavedCell {
  readonly place: CellPlace;
  /** Of its input. */
  readonly source: string;
  readonly before: unknown;
  readonly after: unknown;
  /** As it was answered: the row may be on another page by now. */
  readonly record: RaRecord;
}

/** What was saved in one go: a cell, or all that was pasted. */
export type CellStep = readonly SavedCell[];

export interface CellSteps {
  readonly subscribe: (listener: () => void) => () => void;
  readonly count: () => number;
  readonly isLast: (step: CellStep) => boolean;
  readonly holds: (step: CellStep) => boolean;
  readonly add: (step: CellStep) => void;
  /** Does something with the last step, which is none from then on; one after the other, as they are asked for. */
  readonly takeBack: (undo: (step: CellStep) => Promise<void>) => Promise<void>;
}

/** What was saved in the cells of a list since it was opened, in that order. */
export function createCellSteps(): CellSteps {
  const { subscribe, tell } = new Listeners();
  let steps: readonly CellStep[] = [];
  let latest = Promise.resolve();
  const set = (next: readonly CellStep[]) => {
    steps = next;
    tell();
  };
  return {
    subscribe,
    count: () => steps.length,
    isLast: (step) => steps.at(-1) === step,
    holds: (step) => steps.includes(step),
    add: (step) => {
      if (step.length > 0) set([...steps, step]);
    },
    takeBack: (undo) => {
      const next = async () => {
        const step = steps.at(-1);
        if (step === undefined) return;
        set(steps.slice(0, -1));
        await undo(step);
      };
      latest = latest.then(next, next);
      return latest;
    },
  };
}
