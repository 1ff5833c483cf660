import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import {
  useForm,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type ResolverResult,
} from 'react-hook-form';
import { idempotencyKey as newIdempotencyKey } from '#src/data/write/idempotencyKey.ts';
import type { Person } from '#overrides/participants/index.ts';
import { DraftStore, type Draft } from '../draft/DraftStore.ts';
import { type WizardAsks, wizardSchema } from '../form/wizardSchema.ts';
import { emptyValues, holdsSomething, type JourneyKind, type WizardValues } from '../form/WizardValues.ts';

interface WizardFormOptions extends WizardAsks {
  readonly eventId: string;
  readonly userId: string;
  /** Who is to be booked, where that is known beforehand; a draft that is found goes before. */
  readonly chosen?: Person | undefined;
}

const fresh = (values: WizardValues): Draft => ({
  idempotencyKey: newIdempotencyKey(),
  values,
});

/** The form with its draft: what is typed is kept at once, and with it the key of the form (K5). */
export function useWizardForm({
  target,
  eventId,
  userId,
  asksCountry,
  asksReason,
  chosen,
}: WizardFormOptions) {
  const [store] = useState(() => new DraftStore(userId, `${target}:${eventId}`));
  const [found] = useState(() => store.read());
  const [start] = useState(() => found ?? fresh({ ...emptyValues, chosen: chosen ?? null }));
  const isMissed = found !== undefined && (found.passportLost || holdsSomething(found.values));
  const [restored, setRestored] = useState(isMissed ? found : undefined);
  const [idempotencyKey, setKey] = useState(start.idempotencyKey);
  const resolver = useMemo((): Resolver<WizardValues> => {
    // Raw: values go out as the person left them, the schema only judges.
    const judge = yupResolver(wizardSchema({ target, asksCountry, asksReason }), {}, { raw: true });
    return async (values, context, options) => {
      const asked: object = options;
      return (await judge(
        values,
        context,
        asked as ResolverOptions<FieldValues>,
      )) as ResolverResult<WizardValues>;
    };
  }, [target, asksCountry, asksReason]);
  const form = useForm<WizardValues>({
    defaultValues: start.values,
    resolver,
    shouldUnregister: false,
    // A problem may stand where it is not drawn yet.
    shouldFocusError: false,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store.write({ idempotencyKey, values }),
      }),
    [form, store, idempotencyKey],
  );
  return {
    form,
    /** What was left unfinished and is back, until somebody has taken note of it. */
    restored,
    closeNote: () => setRestored(undefined),
    idempotencyKey,
    /** The form has been sent: nothing is to be kept, nor sent again. */
    forget: () => {
      setRestored(undefined);
      store.clear();
    },
    /** An empty form, or one of somebody alone, with a key of its own. */
    restart: (person?: Person) => {
      const next = fresh({ ...emptyValues, chosen: person ?? null });
      form.reset(next.values);
      setKey(next.idempotencyKey);
      setRestored(undefined);
      if (person === undefined) store.clear();
      else store.write(next);
    },
    /** What has been entered and not been sent. */
    unsent: () => store.read()?.values,
    /** A key for the form as it is now, kept at once: a page that is lost meanwhile must not send the one before. */
    newKey: () => {
      const key = newIdempotencyKey();
      setKey(key);
      store.write({ idempotencyKey: key, values: form.getValues() });
      return key;
    },
    /** Whether a form for the other target was begun, which a handover would replace. */
    hasOther: (to: JourneyKind) => {
      const other = new DraftStore(userId, `${to}:${eventId}`).read();
      return other !== undefined && holdsSomething(other.values);
    },
    /** The same form for the other target, with a key of its own; answers whether it says who comes. */
    handOver: (to: JourneyKind) => {
      const values = form.getValues();
      const isNobody = to === 'entry' && values.participantMode === 'placeholder';
      const other = fresh({
        ...values,
        overrideReason: '',
        ...(isNobody ? { participantMode: 'existing' as const } : {}),
      });
      new DraftStore(userId, `${to}:${eventId}`).write(other);
      store.clear();
      return !isNobody;
    },
  };
}

export type WizardDraft = ReturnType<typeof useWizardForm>;
