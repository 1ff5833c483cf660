import { writablePart } from '#src/screens/access/ReadOnlyNote.tsx';
import {
  Alert,
  Box,
  Button,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { editPath } from '#src/fields/relation/recordPath.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { EventAgenda } from './agendaOperations.ts';
import { useAgendaWords } from './agendaWords.ts';
import { DayPanel } from './day/DayPanel.tsx';
import { SinceApproval } from './SinceApproval.tsx';
import { focusCell } from './outline/focusCell.ts';
import { Outline } from './outline/Outline.tsx';
import { OutlineToolbar } from './outline/OutlineToolbar.tsx';
import { ProgrammeAside } from './outline/ProgrammeAside.tsx';
import { SelectionBar } from './outline/SelectionBar.tsx';
import { TeamProvider } from './outline/useTrainerChoice.tsx';
import { AgendaSaveBar } from './saving/AgendaSaveBar.tsx';
import { ProgrammeProvider, useProgramme } from './state/ProgrammeProvider.tsx';
import { TeamStrip } from './team/TeamStrip.tsx';

export interface AgendaEditorProps {
  readonly event: EventAgenda;
  readonly userId: string;
}

/** Outline and day of one agenda, with those who teach it. */
export const AgendaEditor = ({ event, userId }: AgendaEditorProps) => (
  <ProgrammeProvider event={event} userId={userId}>
    <Sheet />
  </ProgrammeProvider>
);

const Sheet = () => {
  const words = useAgendaWords();
  const { event, plan, days, readOnly, selection, restored } = useProgramme();
  const [showsRestored, setShowsRestored] = useState(true);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [view, setView] = useState<'outline' | 'day'>('outline');
  const open = (key: string) => {
    setView('outline');
    focusCell(key, 'name');
  };
  if (days.length === 0 && plan.programme.sections.length === 0)
    return (
      <EmptyState
        title={words('no_days')}
        text={words('no_days_text')}
        action={
          !readOnly && (
            <Button component={Link} to={editPath('events', event.id)} variant="outlined">
              {words('no_days_edit')}
            </Button>
          )
        }
      />
    );
  return (
    <TeamProvider value={plan.team}>
      <Box
        {...{ [writablePart]: !readOnly || undefined }}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {showsRestored && restored !== undefined && (
          <Alert
            severity={restored === 'older' ? 'warning' : 'info'}
            role="status"
            onClose={() => setShowsRestored(false)}
          >
            {words(restored === 'older' ? 'restored_older' : 'restored')}
          </Alert>
        )}
        {!readOnly && <ProgrammeAside />}
        {!readOnly && <OutlineToolbar />}
        {!isWide && (
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            value={view}
            aria-label={words('view')}
            onChange={(_event, next: 'outline' | 'day' | null) => next !== null && setView(next)}
          >
            <ToggleButton value="outline">{words('view_outline')}</ToggleButton>
            <ToggleButton value="day">{words('view_day')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: isWide ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
        >
          {(isWide || view === 'outline') && <Outline />}
          {(isWide || view === 'day') && (
            <Box sx={isWide ? besideSx : { minWidth: 0 }}>
              <DayPanel onOpen={open} />
            </Box>
          )}
        </Box>
        <TeamStrip />
        <SinceApproval />
        {!readOnly && selection.size > 0 && <SelectionBar />}
        {!readOnly && <AgendaSaveBar />}
      </Box>
    </TeamProvider>
  );
};

/** The day stays in sight beside however long an outline, and no longer than the window leaves room for. */
const besideSx = {
  minWidth: 0,
  position: 'sticky',
  top: 56,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 124px)',
  overflowY: 'auto',
  // Room for the ring of focus.
  px: 0.5,
} as const;
