import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';

interface ProblemInViewProps {
  readonly within: RefObject<HTMLElement | null>;
  /** The form shows more than it did, since some of it was refused. */
  readonly isOpened: boolean;
}

/** After each try to save, the first input that is wrong, or that the server refused, comes into view. */
export const ProblemInView = ({ within, isOpened }: ProblemInViewProps) => {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0 && within.current !== null) focusFirstProblem(within.current);
  }, [submitCount, isOpened, within]);
  return null;
};
