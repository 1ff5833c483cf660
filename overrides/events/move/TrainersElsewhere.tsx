import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { EventRecord } from '#resources/events/index.ts';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { eventDays, noProgramme } from '../agenda/model/Programme.ts';
import { useTeamElsewhere } from '../agenda/team/useTeamElsewhere.ts';
import { useEventWords } from '../eventWords.ts';

interface TrainersElsewhereProps {
  readonly event: Pick<EventRecord, 'id' | 'name' | 'timeZone'> & {
    readonly trainers: readonly Pick<EventRecord['trainers'][number], 'trainer'>[];
  };
  readonly first: string;
  readonly last: string;
}

/** Who teaches at an event and is on another one on these days of it (A1). */
export const TrainersElsewhere = ({ event, first, last }: TrainersElsewhereProps) => {
  const words = useEventWords();
  const locale = useFormatLocale();
  const trainers = event.trainers.flatMap(({ trainer }) => trainer ?? []);
  const team = trainers.map(({ id }) => ({ trainerId: id }));
  const found = useTeamElsewhere(event, { programme: noProgramme, team }, eventDays(first, last), false);
  const others = found.flatMap((finding) => (finding.code === 'same_days' ? [finding] : []));
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {words('elsewhere.title', { event: event.name })}
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {others.map(({ trainerId, event: { id, name, dateStart, dateEnd } }) => (
          <li key={`${trainerId} ${id}`}>
            {trainers.find((trainer) => trainer.id === trainerId)?.fullName}: {/* What is filled in stays. */}
            <MuiLink
              component={Link}
              to={recordPath('events', id)}
              target="_blank"
              color="inherit"
              underline="always"
            >
              {name}
            </MuiLink>
            , {formatDays(dateStart, dateEnd, locale)}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
