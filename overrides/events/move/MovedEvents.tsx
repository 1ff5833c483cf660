import { Button } from '@mui/material';
import { useState } from 'react';
import { useEventWords } from '../eventWords.ts';
import { MovedEvent } from './MovedEvent.tsx';
import { type Moved, useMovedHere } from './useMovedHere.ts';

/** What each left behind is asked for each: so many at first, and so many more at once. */
const atOnce = 5;

/** Above the list of events: what those that were moved here left behind. */
export const MovedEvents = () => <LeftByEach moved={useMovedHere()} />;

/** What each of several events left behind; most of them nothing. */
export const LeftByEach = ({ moved }: { readonly moved: readonly Moved[] }) => {
  const words = useEventWords();
  const [shown, setShown] = useState(atOnce);
  const rest = Math.min(moved.length - shown, 4 * atOnce);
  return (
    <>
      {moved.slice(0, shown).map(({ id, days }) => (
        <MovedEvent key={id} id={id} days={days} />
      ))}
      {rest > 0 && (
        <Button
          color="inherit"
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => setShown(shown + 4 * atOnce)}
        >
          {words('left.more', { smart_count: rest })}
        </Button>
      )}
    </>
  );
};
