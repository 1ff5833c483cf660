import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAsk } from '../DataClient.tsx';
import { useCall } from '../write/useCall.ts';
import { cancelMutation, isUnderWay, pollQuery, retryMutation } from './taskOperations.ts';
import type { ShownTask } from './taskParts.ts';

const first = 400;
const last = 5_000;

/** How long to wait for the next question: a short task is followed closely, a long one is left alone. */
const backOff = (asked: number): number => Math.min(last, Math.round(first * 1.25 ** asked));

/** A task as it goes on: asked for until it has ended, less often the longer it takes. */
export function useTask(known: ShownTask | null, onEnded: () => void) {
  const ask = useAsk();
  const queries = useQueryClient();
  const queryKey = ['tasks', 'progress', known?.id ?? ''];
  const { data: task, error } = useQuery({
    queryKey,
    enabled: known !== null,
    queryFn: async ({ signal }) => (await ask(pollQuery, { id: known?.id ?? '' }, signal)).task,
    initialData: known,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? backOff(state.dataUpdateCount) : false,
  });
  const isRunning = task !== null && isUnderWay(task);
  const ended = useEffectEvent(onEnded);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (isRunning) setSeen(task.id);
    else if (seen !== undefined && seen === task?.id) ended();
  }, [isRunning, seen, task?.id]);

  const cancelling = useCall(cancelMutation);
  const retrying = useCall(retryMutation);
  /** Refused, or without an answer, it may be as it was asked for: by this tab or another. */
  const take = async (
    call: { readonly forget: () => void },
    next: ShownTask | undefined,
    isSo: (now: ShownTask) => boolean,
  ) => {
    if (next !== undefined) return queries.setQueryData(queryKey, next);
    await queries.invalidateQueries({ queryKey });
    const now = queries.getQueryData<ShownTask | null>(queryKey);
    if (now && isSo(now)) call.forget();
  };
  return {
    task,
    isRunning,
    /** It could not be asked how far it is; it is asked again. */
    isUnread: isRunning && error !== null,
    /** It was under way while it was looked at, or asked for here: how it ended is news. */
    isSeen: seen !== undefined && seen === task?.id,
    askedFor: setSeen,
    busy: cancelling.busy || retrying.busy,
    refusal: cancelling.refusal ?? retrying.refusal,
    cancel: async (id: string) =>
      take(
        cancelling,
        (await cancelling.send({ id })).data?.cancelTask,
        (now) => now.isCancelling || !isUnderWay(now),
      ),
    /** `expected`: as the mutation takes it, where the rest was looked at anew. */
    retry: async (id: string, expected?: string) => {
      await take(
        retrying,
        (await retrying.send({ id, ...(expected !== undefined && { expected }) })).data?.retryTask,
        (now) => isUnderWay(now) || (now.state === 'DONE' && now.failed === 0),
      );
      setSeen(id);
    },
  };
}
