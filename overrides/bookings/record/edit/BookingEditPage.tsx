import { useRecordContext } from 'react-admin';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { updateBookingSchema } from '#resources/bookings/validation.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { EditTitle } from './EditTitle.tsx';
import { JourneyEdit } from './JourneyEdit.tsx';
import { withOrderedDates } from '../journeyOrder.ts';

interface Seat {
  readonly id: string;
  readonly participant?: { readonly id: string } | null;
}

/** P3: only a placeholder expires. */
const ExpiryInput = () => {
  const record = useRecordContext<Seat>();
  return record?.participant == null ? bookingInputs.dateExpiry : null;
};

const schema = withOrderedDates(updateBookingSchema);

/** A booking's details. Status and participant have their own actions, with their consequences, on its page. */
export const BookingEditPage = () => (
  <JourneyEdit resource="bookings" schema={schema} pathOf={wizardPaths.viewBooking}>
    <FormSection name="details" sources={['bookingType', 'dateExpiry']}>
      <EditTitle />
      {bookingInputs.bookingType}
      <ExpiryInput />
    </FormSection>
  </JourneyEdit>
);
