import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Values } from '#src/data/isValues.ts';
import { putValue } from '#src/fields/relation/putValue.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { changedSources } from './changes.ts';
import { takeTyped, type Typed } from './typedAhead.ts';

export interface TypedSinceHandle {
  /** Inputs that hold something else by now than what was sent. */
  readonly since: (sent: Values) => Typed;
  /** Puts it back once the form has begun anew with the record as it was saved. */
  readonly keep: (typed: Typed) => void;
}

interface TypedSinceProps {
  readonly sources: readonly string[];
  readonly ref: Ref<TypedSinceHandle>;
}

/** One types on while the answer to a save is under way: that is neither saved nor lost. */
export const TypedSince = ({ sources, ref }: TypedSinceProps) => {
  const form = useFormContext();
  const { getValues } = form;
  const { defaultValues, isReady } = useFormState();
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const kept = useRef<Typed>([]);
  useImperativeHandle(
    ref,
    () => ({
      since: (sent) => {
        const now = getValues();
        return changedSources(sources, sent, now).map((source) => [source, valueAt(now, source)]);
      },
      keep: (typed) => {
        kept.current = typed;
      },
    }),
    [sources, getValues],
  );
  useEffect(() => {
    // Until then it begins anew with the record, and forgets what is put in.
    if (!isReady) return;
    const typed = [...kept.current, ...takeTyped(resource, id)];
    for (const [source, value] of typed) putValue(form, source, value);
    kept.current = [];
  }, [defaultValues, isReady, resource, id, form]);
  return null;
};
