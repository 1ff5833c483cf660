import { Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useEventWords } from '../eventWords.ts';
import { LeftBehind } from './LeftBehind.tsx';
import { movedEventQuery } from './moveOperations.ts';
import { type Moved, useMovedHere } from './useMovedHere.ts';

/** Above the list of events: what those that were moved here left behind. */
export const MovedEvents = () =>
  useMovedHere().map(({ id, days }) => <MovedEvent key={id} id={id} days={days} />);

const MovedEvent = ({ id, days }: Moved) => {
  const words = useEventWords();
  const ask = useAsk();
  const { data } = useQuery({
    queryKey: ['events', 'moved', id, days],
    queryFn: async ({ signal }) => (await ask(movedEventQuery, { id }, signal)).centreEvent,
  });
  if (!data) return null;
  const name = (
    <MuiLink component={Link} to={recordPath('events', id)} color="inherit" underline="always">
      {data.name}
    </MuiLink>
  );
  return (
    <RecordContextProvider value={data}>
      <LeftBehind
        title={
          <>
            {words('left.title')} {name}
          </>
        }
      />
    </RecordContextProvider>
  );
};
