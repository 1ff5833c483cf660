import { Alert, Button, Box } from '@mui/material';
import { useState } from 'react';
import { confirmsForReason } from '#overrides/bookings/confirmsForReason.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { PersonCard, PersonPicker, type Person } from '#overrides/participants/index.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import type { UpdateEventBookingInput } from '#src/generated/schema.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { ActionDialog, type RecordAction } from '#overrides/refusals/index.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { SeldomActions } from './SeldomActions.tsx';
import { useMissingDetails } from './useMissingDetails.tsx';
import { changeBookingMutation } from '../actionOperations.ts';
import { seatActions, whoseOf, type SeatAction } from './actionsOf.ts';
import type { SeatRecord } from '../SeatRecord.ts';

/** What takes a booking further. */
const forward: readonly SeatAction[] = ['confirm', 'attach', 'reopen'];

/** What can be done with a booking, each with its consequence before it is done. */
export const SeatActions = ({
  seat,
  only,
  quiet = false,
}: {
  readonly seat: SeatRecord;
  readonly only?: readonly SeatAction[];
  /** Where something else is the one thing to do. */
  readonly quiet?: boolean;
}) => {
  const words = useRecordWords();
  const [asked, setAsked] = useState<SeatAction>();
  const actions = seatActions(seat).filter((action) => only === undefined || only.includes(action));
  return (
    <>
      {actions
        .filter((action) => forward.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'confirm' && !quiet ? 'contained' : 'outlined'}
            onClick={() => setAsked(action)}
          >
            {words(`${action}.button`)}
          </Button>
        ))}
      <SeldomActions
        actions={actions
          .filter((action) => !forward.includes(action))
          .map((action) => ({
            name: action,
            label: words(`${action}.button`),
            tone: action === 'cancel' ? 'error' : 'primary',
            ask: () => setAsked(action),
          }))}
      />
      {asked === 'attach' && <AttachDialog seat={seat} onClose={() => setAsked(undefined)} />}
      {asked !== undefined && asked !== 'attach' && (
        <StatusDialog seat={seat} action={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
};

/** P4: a booking whose participant is taken out is detached, whichever way; this one carries the version read. */
const changeOf = {
  confirm: { booking_status: 'CONFIRMED' },
  pend: { booking_status: 'PENDING' },
  cancel: { booking_status: 'CANCELLED' },
  reopen: { booking_status: 'NEW' },
  detach: { participant: null },
} as const;

/** Who and what was agreed to: a booking that has changed meanwhile is refused, however often it is sent (K6). */
function useHeldSeat(given: SeatRecord) {
  const client = useDataClient();
  const [seat] = useState(given);
  const change = (values: Omit<UpdateEventBookingInput, 'id'>, reason: string | undefined) => {
    const because = reason === undefined ? {} : { override_reason: reason };
    const input = { id: seat.id, ...values, date_modified: seat.dateModified, ...because };
    return client.mutate({ mutation: changeBookingMutation, variables: { input } });
  };
  return { seat, change };
}

/** What the booking is by now, where that leaves nothing of what was asked. */
function useOver(seat: SeatRecord, action: SeatAction): string | undefined {
  const words = useRecordWords();
  const enumWord = useEnumWord();
  if (seatActions(seat).includes(action)) return undefined;
  return words('record.by_now', {
    status: enumWord('BookingStatus', seat.bookingStatus),
    person: seat.participant?.fullName ?? words('record.placeholder'),
  });
}

const StatusDialog = ({
  seat: given,
  action,
  onClose,
}: {
  readonly seat: SeatRecord;
  readonly action: Exclude<SeatAction, 'attach'>;
  readonly onClose: () => void;
}) => {
  const words = useRecordWords();
  const { seat, change } = useHeldSeat(given);
  const details = useMissingDetails(seat);
  const lacking = action === 'confirm' ? details.tell(seat.collectMissing) : null;
  const person = seat.participant?.fullName ?? words('record.placeholder');
  // 'Cancel the placeholder's booking?' reads as nobody would say it.
  const whose = seat.participant === null ? 'this placeholder’s' : whoseOf(person);
  const event = seat.centreEvent?.name ?? '';
  const values = { person, whose, event };
  const text = textKey(seat, action);
  const request: RecordAction = {
    title: words(`${action}.title`, values),
    text: words(text, { ...values, smart_count: seat.centreEvent?.waitingListCount ?? 0 }),
    confirmLabel: words(`${action}.button`),
    asksReason: action === 'confirm' && confirmsForReason(seat),
    tone: action === 'cancel' || action === 'detach' ? 'error' : 'primary',
    run: (reason) => change(changeOf[action], reason),
    content: lacking !== null && <Alert severity="warning">{lacking}</Alert>,
    done: words(`${action}.done`, values),
    // Nobody is promoted by a seat that becomes free (W4).
    next:
      seat.centreEvent && text === 'cancel.text_waiting'
        ? {
            label: words('cancel.next'),
            to: sectionPath('events', seat.centreEvent.id, 'waitingList'),
          }
        : undefined,
    over: useOver(given, action),
    tellInstead: details.tellInstead,
  };
  return <ActionDialog action={request} onClose={onClose} />;
};

function textKey(
  { bookingStatus, bookingType, centreEvent }: SeatRecord,
  action: Exclude<SeatAction, 'attach'>,
) {
  if (action === 'detach' && bookingStatus === 'CONFIRMED') return 'detach.text_confirmed';
  // Where seats are free, those who wait are kept by a limit, not by this seat.
  const isWaitedFor =
    bookingType === 'TRAINEE' && centreEvent?.isFull === true && centreEvent.waitingListCount > 0;
  return action === 'cancel' && isWaitedFor ? 'cancel.text_waiting' : (`${action}.text` as const);
}

const AttachDialog = ({
  seat: given,
  onClose,
}: {
  readonly seat: SeatRecord;
  readonly onClose: () => void;
}) => {
  const words = useRecordWords();
  const { change } = useHeldSeat(given);
  const { tellInstead } = useMissingDetails(given);
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <ActionDialog
      onClose={onClose}
      action={{
        title: words('attach.title'),
        text: words('attach.text'),
        confirmLabel: words('attach.confirm'),
        tone: 'primary',
        tellInstead,
        invalid: person === null ? words('attach.choose') : undefined,
        content:
          person === null ? (
            <Box sx={{ pt: 1 }}>
              <PersonPicker onPick={setPerson} autoFocus />
            </Box>
          ) : (
            <PersonCard
              person={person}
              actions={
                <Button size="small" onClick={() => setPerson(null)}>
                  {words('person.other')}
                </Button>
              }
            />
          ),
        run: async (reason) => person && change({ participant: { connect: person.id } }, reason),
        over: useOver(given, 'attach'),
        done: person === null ? undefined : words('attach.done', { person: person.fullName }),
      }}
    />
  );
};
