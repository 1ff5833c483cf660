import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { type CostEvent, saveCostsMutation } from './costOperations.ts';
import { changesOf, countChanges } from './sheet.ts';
import type { Edited, useSheet } from './useSheet.ts';

interface Conflict {
  readonly refusal: Refusal;
  readonly theirs: CostEvent;
}

/** The one save of a sheet; what others have changed is shown before anything of either is lost (K6). */
export function useCostSaving(
  eventId: string,
  editing: ReturnType<typeof useSheet>,
  reload: () => Promise<CostEvent | undefined>,
  onStored: () => void,
) {
  const { settle, send, since, rebaseOn, rebased } = editing;
  const refresh = useRefresh();
  const call = useCall(saveCostsMutation);
  /** What the server says of cells, by 'key cell'. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [reading, setReading] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [unread, setUnread] = useState<Refusal>();

  const read = async () => {
    setReading(true);
    return reload().finally(() => setReading(false));
  };
  const forget = () => {
    setRefused({});
    setConflict(undefined);
    setUnread(undefined);
    call.forget();
  };
  const put = async ({ base, version, now }: Edited): Promise<void> => {
    forget();
    const { input, place } = changesOf(base, now);
    send(now);
    const { refusal } = await call.send({ input: { id: eventId, date_modified: version, ...input } });
    if (refusal?.code === 'STALE_WRITE') {
      call.forget();
      return meet(refusal).catch((error: unknown) => setUnread(unreadOf(error)));
    }
    if (refusal !== undefined) {
      const messages = Object.entries(refusal.validation).flatMap(([path, message]) => {
        const at = place(path);
        return at === undefined ? [] : [[`${at.key} ${at.cell}`, message] as const];
      });
      return setRefused(Object.fromEntries(messages));
    }
    settle(now);
    onStored();
    // Where it cannot be read again, it is stored all the same.
    const saved = await read().catch(() => undefined);
    if (saved !== undefined) rebaseOn(saved);
    refresh();
  };
  /** What they saved elsewhere on the event is no reason to ask, nor is what was sent from here. */
  const meet = async (refusal: Refusal): Promise<void> => {
    const theirs = await read();
    if (theirs === undefined) return;
    if (since(theirs).length > 0) return setConflict({ refusal, theirs });
    const mine = rebased(theirs);
    rebaseOn(theirs);
    if (countChanges(mine.base, mine.now) > 0) return put(mine);
    onStored();
    refresh();
  };
  return {
    save: put,
    busy: call.busy || reading,
    refused,
    refusal: call.refusal ?? conflict?.refusal ?? unread,
    /** What others have changed, where that is in the way. */
    theirs: conflict && since(conflict.theirs),
    keepMine: async () => {
      try {
        const theirs = await read();
        if (theirs !== undefined) rebaseOn(theirs);
        forget();
      } catch (error) {
        setConflict(undefined);
        setUnread(unreadOf(error));
      }
    },
    forget,
  };
}
