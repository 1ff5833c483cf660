import { ResourceContextProvider, useRecordContext } from 'react-admin';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { updateBookingSchema } from '#resources/bookings/validation.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { EditTitle } from './EditTitle.tsx';
import { FlightsEdit } from './FlightsEdit.tsx';
import { writesFlightsOnly } from '../actions/actionsOf.ts';
import { withOrderedDates } from '../journeyOrder.ts';
import { journeyInputs } from './journeyInputs.tsx';

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
  <ResourceContextProvider value="bookings">
    <Form />
  </ResourceContextProvider>
);

const Form = () => {
  const can = useTypeAccess()?.can;
  return writesFlightsOnly({ can }) ? (
    <FlightsEdit schema={schema} pathOf={wizardPaths.viewBooking} />
  ) : (
    <ResourceEdit schema={schema} pathOf={wizardPaths.viewBooking}>
      <FormSection name="details" sources={['bookingType', 'dateExpiry']}>
        <EditTitle />
        {bookingInputs.bookingType}
        <ExpiryInput />
      </FormSection>
      {journeyInputs()}
    </ResourceEdit>
  );
};
