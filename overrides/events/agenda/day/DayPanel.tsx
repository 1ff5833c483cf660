import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useMoveAlong, useProgramme } from '../state/ProgrammeProvider.tsx';
import { DayView } from './DayView.tsx';
import { useDayWords } from './dayWords.ts';

interface DayPanelProps {
  /** Shows an item where its words are typed. */
  readonly onOpen?: (key: string) => void;
}

/** The day beside the outline: two pictures of the agenda at hand, of which each moves with the other. */
export const DayPanel = ({ onOpen }: DayPanelProps) => {
  const words = useDayWords();
  const { programme, plan, days, readOnly, event, edit } = useProgramme();
  const [along] = useMoveAlong();
  const names = new Map(plan.team.map(({ trainerId, name }) => [trainerId, name]));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        component={RouterLink}
        to={`/events/${event.id}/agenda`}
        // Beside what is being worked on.
        target="_blank"
        rel="noopener"
        size="small"
        startIcon={<PrintIcon />}
        sx={{ ml: -1 }}
      >
        {words('print')}
      </Button>
      <DayView
        programme={programme}
        days={days}
        timeZone={event.timeZone}
        nameOf={(trainerId) => names.get(trainerId) || undefined}
        onEdit={readOnly ? undefined : (next, label) => edit(label, () => next)}
        along={along}
        onOpen={onOpen}
      />
    </Box>
  );
};
