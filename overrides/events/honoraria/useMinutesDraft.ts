import { useRef, useState } from 'react';
import { draftPrefix } from '#src/auth/drafts.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { changesIn, type MinutesDraft } from './ledger.ts';

export const noMinutes: MinutesDraft = {};

function readKept(place: string): MinutesDraft {
  try {
    return (JSON.parse(window.sessionStorage.getItem(place) ?? 'null') as MinutesDraft | null) ?? noMinutes;
  } catch {
    return noMinutes;
  }
}

function write(place: string, draft: MinutesDraft): void {
  try {
    if (changesIn(draft) === 0) window.sessionStorage.removeItem(place);
    else window.sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Storage that is full or switched off costs the draft, never the ledger.
  }
}

/** The minutes that somebody has typed for an event: still there when they come back, and nobody else's. */
export function useMinutesDraft(eventId: string, userId: string) {
  const place = `${draftPrefix}${userId}:honoraria:${eventId}`;
  const [draft, setDraft] = useState(() => readKept(place));
  // A save that ends takes off what it sent from all that is typed by then.
  const now = useRef(draft);
  const keep = (next: (before: MinutesDraft) => MinutesDraft) => {
    now.current = next(now.current);
    write(place, now.current);
    setDraft(now.current);
  };
  useHoldTab(changesIn(draft) > 0);
  return [draft, keep] as const;
}
