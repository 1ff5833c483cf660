import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { mayEdit } from '../edit/mayEdit.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { useDetailName } from '#overrides/bookings/words/useDetailNames.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { writesFlightsOnly } from '../actions/actionsOf.ts';
import {
  bookingKinds,
  DocumentsMenu,
  RecordDocuments,
  useMayReadDocuments,
} from '#overrides/documents/index.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { RecordHistory } from '#src/screens/record/RecordHistory.tsx';
import { JourneySections } from './JourneySections.tsx';
import { CountryNotAllowed, Missing, whoAndWhat } from './recordFacts.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordPager } from '#src/screens/record/neighbours/RecordPager.tsx';
import { SeatActions } from '../actions/SeatActions.tsx';
import type { SeatRecord } from '../SeatRecord.ts';
import { useSeat } from '../useJourneyRecord.ts';

/** One booking: all of it, what can be done, what became of it. */
export const BookingViewPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useSeat(id);
  if (data !== undefined && !isGone(error)) return <BookingView seat={data} />;
  return <RecordAwaited error={error} refetch={refetch} resource="bookings" />;
};

const BookingView = ({ seat }: { readonly seat: SeatRecord }) => {
  const words = useRecordWords();
  const translate = useTranslate();
  const labelOf = useDetailName();
  const locale = useFormatLocale();
  const { bookingStatus, bookingType, participant, cancelReason } = seat;
  const isExpired = bookingStatus === 'CANCELLED' && cancelReason === 'EXPIRED';
  return (
    <RecordFrame
      resource="bookings"
      title={participant?.fullName ?? words('record.placeholder')}
      chip={<EnumChip value={bookingStatus} label={enumLabel(translate, 'BookingStatus', bookingStatus)} />}
      facts={[
        ...whoAndWhat(words, locale, seat),
        [labelOf('bookingType'), enumLabel(translate, 'BookingType', bookingType)],
        ...(seat.country === null ? [] : ([[labelOf('country'), seat.country.name]] as const)),
        ...(participant === null
          ? ([[labelOf('dateExpiry'), formatDate(seat.dateExpiry, locale) ?? '–']] as const)
          : []),
        [labelOf('author'), seat.author?.fullName ?? '–'],
        [labelOf('dateCreated'), formatMomentDay(seat.dateCreated, locale)],
        ...(isExpired ? ([[labelOf('cancelReason'), words('record.expired_reason')]] as const) : []),
      ]}
      pager={<RecordPager resource="bookings" id={seat.id} pathOf={wizardPaths.viewBooking} />}
      actions={
        <>
          <BookingDocuments seat={seat} />
          <SeatActions seat={seat} />
        </>
      }
      can={seat.can}
      editLabel={words(writesFlightsOnly(seat) ? 'flights.enter' : 'record.edit')}
      edit={mayEdit(seat) ? wizardPaths.editBooking(seat.id) : undefined}
      back="/bookings"
      aside={<RecordHistory record={seat} />}
    >
      <CountryNotAllowed seat={seat} />
      {participant !== null && <Missing names={seat.collectMissing} participant={participant} />}
      <JourneySections record={seat} kind="booking" />
      <DocumentsOf seat={seat} />
    </RecordFrame>
  );
};

/** A placeholder has nobody to write to. */
const BookingDocuments = ({ seat }: { readonly seat: SeatRecord }) =>
  seat.centreEvent === null || seat.participant === null ? null : (
    <DocumentsMenu
      kinds={bookingKinds}
      params={{ centre_event_id: seat.centreEvent.id, event_booking_ids: [seat.id] }}
    />
  );

const DocumentsOf = ({ seat }: { readonly seat: SeatRecord }) => {
  const words = useRecordWords();
  if (!useMayReadDocuments()) return null;
  return (
    <Panel title={words('section.documents')}>
      <RecordDocuments by="event_booking_id" id={seat.id} />
    </Panel>
  );
};
