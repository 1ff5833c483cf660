import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { isSame } from '#src/data/isSame.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import {
  type EventTrainer,
  type HonorariaEvent,
  honorariaKey,
  honorariaQuery,
  type Preview,
  previewQuery,
  saveMinutesMutation,
} from './honorariaOperations.ts';
import {
  canBeSaved,
  changesIn,
  type MinuteField,
  type MinutesDraft,
  previewInput,
  syncInput,
  typed,
  typedSince,
} from './ledger.ts';
import { noMinutes, useMinutesDraft } from './useMinutesDraft.ts';

const pause = 250;

/** The minutes of an event's trainers while they are typed: what they would come to, and how they are saved (K6). */
export function useMinutes(event: HonorariaEvent, userId: string) {
  const [kept, setDraft] = useMinutesDraft(event.id, userId);
  // What is stored by now is typed no more: its save may have had no answer.
  const draft = typedSince(kept, noMinutes, event.trainers);
  const [isStale, setStale] = useState(false);
  const ask = useAsk();
  const queries = useQueryClient();
  const { send, busy, refusal, forget } = useMutationRun(saveMinutesMutation);
  const preview = usePreview(event, draft);
  /** Sent, and never answered: it may be stored. */
  const unanswered = useRef<ReturnType<typeof syncInput>>(undefined);
  const put = async (on: HonorariaEvent) => {
    const trainers = syncInput(on.trainers, draft);
    const outcome = await send({ input: { id: event.id, date_modified: on.dateModified, trainers } });
    if (outcome.refusal === undefined) unanswered.current = undefined;
    else if (outcome.refusal.code === undefined) unanswered.current = trainers;
    return outcome;
  };
  /** The event where its newer version is what was sent from here. */
  const storedFromHere = async (): Promise<HonorariaEvent | undefined> => {
    const { centreEvent } = await ask(honorariaQuery, { id: event.id });
    const stored = centreEvent && syncInput(centreEvent.trainers, noMinutes);
    return centreEvent && isSame(stored, unanswered.current) ? centreEvent : undefined;
  };
  const save = async () => {
    let [on, outcome] = [event, await put(event)];
    if (outcome.refusal?.code === 'STALE_WRITE' && unanswered.current !== undefined) {
      forget();
      on = (await storedFromHere().catch(() => undefined)) ?? event;
      if (on !== event) outcome = await put(on);
    }
    const { data, refusal: refused } = outcome;
    // Only what was typed is a draft: everything else of theirs is there at once.
    setStale(refused?.code === 'STALE_WRITE');
    // What is stored is shown, also where it cannot be read again.
    if (data?.updateCentreEvent) queries.setQueryData(honorariaKey(event.id), data.updateCentreEvent);
    if (refused === undefined) setDraft((now) => typedSince(now, draft, on.trainers));
  };
  const changes = changesIn(draft);
  return {
    draft,
    preview,
    isStale: isStale && changes > 0,
    saving: busy,
    refusal: isStale || changes === 0 ? undefined : refusal,
    changes,
    canSave: canBeSaved(draft),
    type: (trainer: EventTrainer, field: MinuteField, value: number | string) =>
      setDraft((before) => typed(before, trainer, field, value)),
    undo: () => {
      setDraft(() => noMinutes);
      setStale(false);
      forget();
    },
    save,
  };
}

export type Minutes = ReturnType<typeof useMinutes>;

function usePreview(event: HonorariaEvent, draft: MinutesDraft) {
  const ask = useAsk();
  const wanted = canBeSaved(draft) ? previewInput(event.trainers, draft) : [];
  // Compared as text: the same minutes are the same question.
  const asked = useDebounced(JSON.stringify(wanted), pause);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['events', 'honorariaPreview', event.id, event.dateModified, asked],
    enabled: asked !== '[]',
    queryFn: async ({ signal }) =>
      (await ask(previewQuery, { id: event.id, trainers: JSON.parse(asked) as typeof wanted }, signal))
        .honorariaPreview ?? [],
  });
  const current = asked === JSON.stringify(wanted) ? (data ?? []) : [];
  return {
    of: (trainerId: string): Preview | undefined => current.find((each) => each.trainerId === trainerId),
    isComing: wanted.length > 0 && (isFetching || asked !== JSON.stringify(wanted)),
    isError,
  };
}
