import { Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useEventWords } from '../eventWords.ts';
import { LeftBehind } from './LeftBehind.tsx';
import { movedEventQuery } from './moveOperations.ts';
import { TrainersElsewhere } from './TrainersElsewhere.tsx';
import type { Moved } from './useMovedHere.ts';

/** What an event that was moved left behind, told where it is not at hand. */
export const MovedEvent = ({ id, days }: Moved) => {
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
      {data.dateStart !== null && (
        <TrainersElsewhere event={data} first={data.dateStart} last={data.dateEnd ?? data.dateStart} />
      )}
    </RecordContextProvider>
  );
};
