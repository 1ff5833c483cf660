import { useState } from 'react';
import type { Values } from '#src/data/isValues.ts';
import type { ReasonAskedProps } from './ReasonAsked.tsx';
import { reasonAskedBy } from './reasonAskedBy.ts';

interface ReasonAskedState {
  readonly asked: ReasonAskedProps | undefined;
  /** Answers whether the refusal would be passed with a reason: then the form asks for one. */
  readonly ask: (error: Error) => boolean;
  readonly drop: () => void;
  /** What the form sends: a reason that is not asked for stays behind. */
  readonly transform: (values: Values) => Values;
}

/** The demand for a reason; nothing is overridden, nor recorded as such, that was not refused (C8, B4). */
export function useReasonAsked(source: string | undefined): ReasonAskedState {
  const [asked, setAsked] = useState<ReasonAskedProps>();
  return {
    asked,
    ask: (error) => {
      const asks = reasonAskedBy(error, source);
      setAsked(asks);
      return asks !== undefined;
    },
    drop: () => setAsked(undefined),
    transform: (values) => {
      if (asked !== undefined || source === undefined) return values;
      const { [source]: _untold, ...rest } = values;
      return rest;
    },
  };
}
