import { createContext, use } from 'react';
import type { StepLabel } from '#overrides/events/history.ts';
import type { Programme } from '../model/Programme.ts';
import type { Around } from './dayEdits.ts';

/** What every part of the day view looks at. */
export interface Day {
  readonly programme: Programme;
  readonly around: Around;
  readonly timeZone: string | null;
  readonly nameOf: (trainerId: string) => string | undefined;
  readonly selected: string | undefined;
  readonly select: (key: string) => void;
  /** An item or section that is being dragged. */
  readonly dragged: string | undefined;
  /** Does a step to an item or a section by its key, and says it aloud; undefined where nothing may be changed. */
  readonly edit:
    | ((label: StepLabel, key: string, change: (programme: Programme) => Programme) => void)
    | undefined;
  /** Shows an item where its words are typed. */
  readonly open: ((key: string) => void) | undefined;
}

export const DayContext = createContext<Day | undefined>(undefined);

export function useDay(): Day {
  const day = use(DayContext);
  if (day === undefined) throw new Error('useDay needs <DayView> above it.');
  return day;
}

/** The element of an item, where the focus goes back to once it has moved. */
export const itemElementId = (key: string): string => `day-item-${key}`;
export const sectionElementId = (key: string, day: string): string => `day-section-${key}-${day}`;
