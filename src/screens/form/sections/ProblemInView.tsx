import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';

/** After each try to save, the first input that is wrong, or that the server refused, comes into view. */
export const ProblemInView = ({ within }: { readonly within: RefObject<HTMLElement | null> }) => {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0 && within.current !== null) focusFirstProblem(within.current);
  }, [submitCount, within]);
  return null;
};
