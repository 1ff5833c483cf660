import { type RefObject, useEffect, useReducer } from 'react';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';

/** Scrolls to the first problem of the form, once it is drawn, and focuses its input. */
export function useSeekProblem(form: RefObject<HTMLElement | null>): () => void {
  const [sought, seek] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (sought === 0) return undefined;
    return afterPaint(() => form.current && focusFirstProblem(form.current));
  }, [sought, form]);
  return seek;
}
