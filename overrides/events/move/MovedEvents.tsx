import { MovedEvent } from './MovedEvent.tsx';
import { useMovedHere } from './useMovedHere.ts';

/** Above the list of events: what those that were moved here left behind. */
export const MovedEvents = () =>
  useMovedHere().map(({ id, days }) => <MovedEvent key={id} id={id} days={days} />);
