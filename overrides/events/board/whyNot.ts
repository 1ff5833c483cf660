import type { EventBoard, Permission } from './Board.ts';

type Refused = 'add.not_booking' | 'add.not_holding' | 'add.not_waiting';
type WhyWord = Refused | 'add.only_staff' | 'add.only_limited' | 'add.with_reason';

interface WhyNot {
  readonly word: WhyWord;
  readonly message: string;
}

export interface Way {
  /** Whether the way is open, be it with a reason or for some only. */
  readonly isOpen: boolean;
  readonly why: WhyNot | undefined;
}

const mayGo = ({ allowed, overridable }: Permission): boolean => allowed || overridable;

/** Whether there is a way, and what has to be said about it. The first permission is the usual case. */
export function whyNot(permissions: readonly Permission[], refused: Refused): Way {
  const [usual, ...others] = permissions;
  const isOpen = permissions.some(mayGo);
  if (usual === undefined || usual.allowed || usual.message === null) return { isOpen, why: undefined };
  const word = usual.overridable ? 'add.with_reason' : others.some(mayGo) ? 'add.only_staff' : refused;
  return { isOpen, why: { word, message: usual.message } };
}

/** The way to the waiting list. W2: while seats are free it is open to those whom a limit blocks, whoever that is. */
export function whyNotWait({ event, availability }: Pick<EventBoard, 'event' | 'availability'>): Way {
  const way = whyNot([availability.joinWaitingList], 'add.not_waiting');
  const isLimited = event.maxBookingsCountry !== null || event.maxBookingsUser !== null;
  if (!isLimited || availability.joinWaitingList.code !== 'WAITING_NOT_NEEDED' || way.why === undefined)
    return way;
  return { isOpen: true, why: { ...way.why, word: 'add.only_limited' } };
}
