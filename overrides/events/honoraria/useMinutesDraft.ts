import { useRef, useState } from 'react';
import { TabDraft } from '#src/auth/TabDraft.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { changesIn, type MinutesDraft } from './ledger.ts';

export const noMinutes: MinutesDraft = {};

/** The minutes that somebody has typed for an event: still there when they come back, and nobody else's. */
export function useMinutesDraft(eventId: string, userId: string) {
  const [kept] = useState(() => new TabDraft<MinutesDraft>(userId, `honoraria:${eventId}`));
  const [draft, setDraft] = useState<MinutesDraft>(() => kept.read() ?? noMinutes);
  // A save that ends takes off what it sent from all that is typed by then.
  const now = useRef(draft);
  const keep = (next: (before: MinutesDraft) => MinutesDraft) => {
    now.current = next(now.current);
    kept.write(changesIn(now.current) === 0 ? undefined : now.current);
    setDraft(now.current);
  };
  useHoldTab(changesIn(draft) > 0);
  return [draft, keep] as const;
}
