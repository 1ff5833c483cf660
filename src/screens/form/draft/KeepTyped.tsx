import { Alert, Button } from '@mui/material';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Values } from '#src/data/isValues.ts';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { putValue } from '#src/fields/relation/putValue.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { changedSources, withValueAt } from '../changes.ts';
import type { FormKey } from '../once/useFormKey.ts';
import { FormDraftStore } from './FormDraftStore.ts';

export interface KeptForm {
  /** Which form: 'events:12', 'events:new'. */
  readonly name: string;
  readonly inputs: readonly InputMeta[];
  /** Where the form holds the version that its record was read at (K6). */
  readonly version?: string | undefined;
  /** The key of a form that makes a record (K5). */
  readonly once?: Pick<FormKey, 'current' | 'take'>;
}

interface KeepTypedProps {
  readonly form: KeptForm;
  readonly done: RefObject<boolean>;
  readonly onPutBack: () => void;
}

interface PutBack {
  readonly isOlder: boolean;
  readonly isAny: boolean;
  readonly lost: readonly string[];
  /** Sources that the form has no more: the draft is older than the page. */
  readonly gone: readonly string[];
}

/** After so many milliseconds without another key, and before the page goes. */
const pause = 300;

/** Files, and what must not lie in a browser. */
const isKept = ({ kind, secret }: InputMeta): boolean => kind !== 'upload' && secret !== true;

/** Keeps what is typed into the form around it over a reload, a crash or a sign-in, and puts it back. */
export const KeepTyped = ({ form: kept, done, onPutBack }: KeepTypedProps) => {
  const say = useWording();
  const labelOf = useLabelText();
  const { identity } = useGetIdentity();
  const form = useFormContext();
  const { defaultValues, isReady } = useFormState();
  const begun = useRef<FormDraftStore>(undefined);
  const [told, setTold] = useState<PutBack>();
  const userId = identity === undefined ? undefined : String(identity.id);
  const store = useMemo(
    () => (userId === undefined ? undefined : new FormDraftStore(userId, kept.name)),
    [userId, kept.name],
  );

  const putBack = useEffectEvent((from: FormDraftStore) => {
    const draft = from.read();
    if (draft === undefined) return;
    const { lost, base, key } = draft;
    const isHere = (source: string) => kept.inputs.some((input) => input.source === source);
    const gone = Object.keys(draft.values).filter((source) => !isHere(source));
    const values = Object.fromEntries(Object.entries(draft.values).filter(([source]) => isHere(source)));
    const typed = Object.entries(values).reduce<Values>(
      (all, [source, value]) => withValueAt(all, source, value),
      { ...defaultValues },
    );
    // What has been saved since, by whomever, is no change any more.
    const open = changedSources(Object.keys(values), defaultValues, typed);
    for (const source of open) putValue(form, source, values[source]);
    if (open.length === 0) from.clear();
    else {
      // Saved on the version that it was written on, so that nobody's work is undone unseen.
      if (kept.version !== undefined && base !== undefined) form.setValue(kept.version, base);
      if (key !== undefined) kept.once?.take(key);
      onPutBack();
    }
    const isOlder = kept.version !== undefined && base !== valueAt(defaultValues, kept.version);
    if (open.length > 0 || lost.length > 0 || gone.length > 0)
      setTold({ isAny: open.length > 0, isOlder, lost, gone });
  });
  const write = useEffectEvent((to: FormDraftStore, values: Values) => {
    const changed = changedSources(
      kept.inputs.map(({ source }) => source),
      defaultValues,
      values,
    );
    const isOpen = (source: string) => kept.inputs.some((input) => input.source === source && isKept(input));
    const base = kept.version === undefined ? undefined : valueAt(values, kept.version);
    to.write({
      ...(typeof base === 'string' && { base }),
      ...(kept.once !== undefined && { key: kept.once.current() }),
      values: Object.fromEntries(
        changed.filter(isOpen).map((source) => [source, valueAt(values, source) ?? null]),
      ),
      lost: changed.filter((source) => !isOpen(source)),
    });
  });

  const isDone = useEffectEvent(() => done.current);
  useEffect(() => {
    // Until then the form begins anew with its record, and forgets what is put in.
    if (!isReady || store === undefined) return undefined;
    if (begun.current !== store) {
      begun.current = store;
      putBack(store);
    }
    let waiting: { readonly values: Values; readonly timer: number } | undefined;
    const flush = () => {
      if (waiting === undefined) return;
      window.clearTimeout(waiting.timer);
      write(store, waiting.values);
      waiting = undefined;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        window.clearTimeout(waiting?.timer);
        waiting = { values, timer: window.setTimeout(flush, pause) };
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      if (!isDone()) return flush();
      window.clearTimeout(waiting?.timer);
      store.clear();
    };
  }, [isReady, store, form]);

  if (told === undefined) return null;
  const discard = () => {
    form.reset();
    setTold(undefined);
  };
  const namesOf = (sources: readonly string[]) => sources.map((source) => labelOf(source)).join(', ');
  return (
    <Alert
      severity={told.isOlder ? 'warning' : 'info'}
      role="status"
      action={
        told.isAny && (
          <Button size="small" color="inherit" onClick={discard}>
            {say('form.draft_discard')}
          </Button>
        )
      }
      onClose={told.isAny ? undefined : () => setTold(undefined)}
    >
      {told.isAny && say(told.isOlder ? 'form.draft_older' : 'form.draft')}{' '}
      {told.lost.length > 0 && say('form.draft_lost', { names: namesOf(told.lost) })}{' '}
      {told.gone.length > 0 && say('form.draft_gone', { names: namesOf(told.gone) })}
    </Alert>
  );
};
