import { useState } from 'react';
import { keyOf } from './AskedFirst.ts';

/** What a form asks at once, and what comes after, once somebody wants it. */
export function useMoreFields(first: readonly string[] | undefined, sources: readonly string[]) {
  const [isOpen, setOpen] = useState(false);
  const asked = first === undefined || isOpen ? undefined : new Set(first);
  return {
    asked,
    rest: asked === undefined ? [] : sources.filter((source) => !asked.has(keyOf(source))),
    open: () => setOpen(true),
  };
}
