import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { EventRecord } from '#resources/events/index.ts';

/** An event that was moved, and the days that it has since. */
export interface Moved {
  readonly id: string;
  readonly days: string;
}

type Days = Partial<Pick<EventRecord, 'dateStart' | 'dateEnd'>>;

/** Events whose days have changed while their rows were on the page: in a cell, or together with others. */
export function useMovedHere(): readonly Moved[] {
  const { data } = useListContext<EventRecord>();
  const known = useRef(new Map<string, Days>());
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  useEffect(() => {
    for (const { id, dateStart, dateEnd } of data ?? []) {
      const before = known.current.get(id);
      known.current.set(id, { dateStart, dateEnd });
      if (before === undefined || !(differ(before.dateStart, dateStart) || differ(before.dateEnd, dateEnd)))
        continue;
      const now = { id, days: `${dateStart} ${dateEnd}` };
      setMoved((others) => [now, ...others.filter((other) => other.id !== id)]);
    }
  }, [data]);
  return moved;
}

/** A day whose column is not shown is not known. */
const differ = (before: string | null | undefined, now: string | null | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now;
