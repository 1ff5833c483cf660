import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink, Navigate } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useKeptPlace } from '#src/ui/keyboard/useKeptPlace.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { useWizard } from '../form/WizardContext.ts';
import { SeatActions } from '#overrides/bookings/record/actions/SeatActions.tsx';
import { useEntry, useSeat } from '#overrides/bookings/record/useJourneyRecord.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useDetailNames } from '#overrides/bookings/words/useDetailNames.ts';

interface DoneProps {
  readonly id: string;
  readonly onAnother: () => void;
}

const skeleton = <Skeleton variant="rounded" height={180} />;

/** What came of it, and what to do next. What has become of it since is told on its own page. */
export const Done = (props: DoneProps) =>
  useWizard().target === 'booking' ? <SeatDone {...props} /> : <EntryDone {...props} />;

const SeatDone = ({ id, onAnother }: DoneProps) => {
  const words = useWizardWords();
  const locale = useFormatLocale();
  const namesOf = useDetailNames();
  const { event } = useWizard();
  const { data: seat, error, refetch } = useSeat(id);
  if (isGone(error)) return <Navigate replace to={wizardPaths.viewBooking(id)} />;
  if (seat === undefined)
    return <RecordAwaited error={error} refetch={refetch} resource="bookings" skeleton={skeleton} />;
  const { bookingStatus, participant, dateExpiry, collectMissing } = seat;
  const isAsMade = bookingStatus === 'NEW' || bookingStatus === 'CONFIRMED';
  if (!isAsMade || seat.centreEvent?.id !== event.id)
    return <Navigate replace to={wizardPaths.viewBooking(id)} />;
  const until = formatDate(dateExpiry, locale);
  const held =
    until === undefined
      ? words('done.placeholder_undated', { event: event.name })
      : words('done.placeholder_text', { event: event.name, date: until });
  return (
    <DonePanel
      title={words(participant === null ? 'done.placeholder' : 'done.booking')}
      text={
        participant === null
          ? held
          : words(bookingStatus === 'CONFIRMED' ? 'done.confirmed_text' : 'done.booking_text', {
              person: participant.fullName,
              event: event.name,
            })
      }
      note={
        participant !== null && collectMissing.length > 0
          ? words('done.missing', { names: namesOf(collectMissing) })
          : undefined
      }
      onAnother={onAnother}
    >
      <Button component={RouterLink} to={wizardPaths.viewBooking(id)} variant="outlined">
        {words('done.open_booking')}
      </Button>
      <SeatActions seat={seat} only={['confirm', 'attach']} quiet />
    </DonePanel>
  );
};

const EntryDone = ({ id, onAnother }: DoneProps) => {
  const words = useWizardWords();
  const { event } = useWizard();
  const { data: entry, error, refetch } = useEntry(id);
  if (isGone(error)) return <Navigate replace to={wizardPaths.viewEntry(id)} />;
  if (entry === undefined)
    return (
      <RecordAwaited error={error} refetch={refetch} resource="waitingListEntries" skeleton={skeleton} />
    );
  if (entry.centreEvent?.id !== event.id) return <Navigate replace to={wizardPaths.viewEntry(id)} />;
  return (
    <DonePanel
      title={words('done.entry')}
      text={words('done.entry_text', {
        person: entry.participant?.fullName ?? '',
        event: event.name,
        position: entry.position,
      })}
      onAnother={onAnother}
    >
      <Button component={RouterLink} to={wizardPaths.viewEntry(id)} variant="outlined">
        {words('done.open_entry')}
      </Button>
    </DonePanel>
  );
};

const DonePanel = ({
  title,
  text,
  note,
  onAnother,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly onAnother: () => void;
  readonly children: ReactNode;
}) => {
  const words = useWizardWords();
  const { event } = useWizard();
  useShortcut({ keys: 'Ctrl+Enter', place: 'form', label: words('done.another'), run: onAnother });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const box = useRef<HTMLElement>(null);
  useKeptPlace(box, heading);
  return (
    <Panel>
      <Box
        ref={box}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, overflowWrap: 'anywhere' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CheckIcon color="success" />
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
            {title}
          </Typography>
        </Box>
        <Typography>{text}</Typography>
        {note !== undefined && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
          <Button variant="contained" onClick={onAnother}>
            {words('done.another')}
          </Button>
          {children}
          <Button component={RouterLink} to={`/events/${event.id}`} color="inherit">
            {words('done.event')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
};
