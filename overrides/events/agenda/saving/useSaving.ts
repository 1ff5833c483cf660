import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { eventAgendaQuery, saveAgendaMutation, type EventAgenda } from '../agendaOperations.ts';
import { useAgendaWords } from '../agendaWords.ts';
import { mergePlans, theirChanges, type TheirChange } from '../state/mergePlans.ts';
import { planInput, readPlan, samePlan, type Plan } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { refusedParts } from './refusedParts.ts';

export interface Stale {
  readonly theirs: Plan;
  readonly modified: string;
  readonly changes: readonly TheirChange[];
}

const agendaKey = (eventId: string) => ['events', 'agenda', eventId] as const;

/** One save in one mutation; somebody else's version is shown before anything of either is lost (K6). */
export function useSaving() {
  const words = useAgendaWords();
  const notify = useNotify();
  const ask = useAsk();
  const queries = useQueryClient();
  const { event, plan, base, modified, settle, saved, rebase } = useProgramme();
  const call = useCall(saveAgendaMutation);
  const [stale, setStale] = useState<Stale>();
  const [unread, setUnread] = useState<Refusal>();
  const [asked, setAsked] = useState(plan);
  /** Sent, and never answered: it may be stored. */
  const unanswered = useRef<Plan>(undefined);

  const send = async (wanted: Plan, version: string): Promise<void> => {
    const input = planInput(wanted);
    if (input === undefined) return;
    setUnread(undefined);
    setAsked(wanted);
    const { data, refusal } = await call.send({
      input: { id: event.id, ...input, date_modified: version },
    });
    if (refusal?.code === 'STALE_WRITE') {
      call.forget();
      return meet(wanted).catch((error: unknown) => setUnread(unreadOf(error)));
    }
    if (refusal !== undefined && refusal.code === undefined) unanswered.current = wanted;
    if (data?.updateCentreEvent == null) return;
    taken(data.updateCentreEvent, wanted);
    notify(words('save.done'), { type: 'success' });
  };
  /** What was typed meanwhile is not in it, and stays. */
  const taken = (stored: EventAgenda, sent: Plan) => {
    setStale(undefined);
    unanswered.current = undefined;
    saved(sent, readPlan(stored, sent.programme), stored.dateModified);
    queries.setQueryData(agendaKey(event.id), stored);
    // Head, history and honoraria show it too.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'agenda' });
  };
  /** What they saved elsewhere on the event is no reason to ask. */
  const meet = async (wanted: Plan): Promise<void> => {
    const stored = orMissing((await ask(eventAgendaQuery, { id: event.id })).centreEvent);
    const isStored = (sent: Plan) => samePlan(sent, readPlan(stored));
    if (isStored(wanted)) {
      taken(stored, wanted);
      return notify(words('save.done'), { type: 'success' });
    }
    const lost = unanswered.current;
    if (lost !== undefined && isStored(lost)) {
      taken(stored, lost);
      return send(wanted, stored.dateModified);
    }
    const theirs = readPlan(stored, base.programme, wanted.programme);
    const changes = theirChanges(base, wanted, theirs);
    if (changes.length > 0) return setStale({ theirs, modified: stored.dateModified, changes });
    await send(wanted, stored.dateModified);
  };
  const refusal = call.refusal ?? unread;
  return {
    save: () => void send(plan, modified),
    busy: call.busy,
    refusal,
    refused: refusal === undefined ? [] : refusedParts(refusal, asked),
    stale,
    keepBoth: ({ theirs, modified: version }: Stale) => {
      const merged = mergePlans(base, plan, theirs);
      rebase(theirs, merged, version);
      void send(merged, version);
    },
    keepMine: ({ theirs, modified: version }: Stale) => {
      rebase(theirs, plan, version);
      void send(plan, version);
    },
    takeTheirs: ({ theirs, modified: version }: Stale) => {
      setStale(undefined);
      settle(theirs, version);
    },
  };
}
