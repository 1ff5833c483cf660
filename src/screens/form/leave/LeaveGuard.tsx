import type { RefObject } from 'react';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useChanges } from '../useChanges.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

interface LeaveGuardProps {
  readonly sources: readonly string[];
  /** True once the form has been saved or given up: leaving is then meant. */
  readonly done: RefObject<boolean>;
}

/** Asks before what has changed in the form around it is lost. */
export const LeaveGuard = ({ sources, done }: LeaveGuardProps) => {
  const labelOf = useLabelText();
  const names = [...new Set(useChanges(sources).map((source) => labelOf(source)))].join(', ');
  useLeaveGuard(
    names,
    () => done.current,
    () => {
      done.current = true;
    },
  );
  return null;
};
