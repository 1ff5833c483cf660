import { ResourceContextProvider } from 'react-admin';
import { bookingInputs } from '../../../../resources/bookings/inputs.tsx';
import { updateBookingSchema } from '../../../../resources/bookings/validation.ts';
import { FormSection } from '../../../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../../../src/screens/form/ResourceEdit.tsx';
import { ScreenSkeleton } from '../../../../src/screens/record/ScreenSkeleton.tsx';
import { wizardPaths } from '../../../wizardPaths.ts';
import { EditDraft } from './EditDraft.tsx';
import { ExpiryInput } from './ExpiryInput.tsx';
import { FlightsEdit } from './FlightsEdit.tsx';
import { useKnownRoles } from './useRoles.ts';
import { writesFlightsOnly } from './actionsOf.ts';
import { withOrderedDates } from './journeyOrder.ts';
import { journeyInputs } from './journeyInputs.tsx';

const schema = withOrderedDates(updateBookingSchema);

/** A booking's details. Status and participant have their own actions, with their consequences, on its page. */
export const BookingEditPage = () => {
  const roles = useKnownRoles();
  return (
    <ResourceContextProvider value="bookings">
      {roles === undefined ? <ScreenSkeleton /> : <Form roles={roles} />}
    </ResourceContextProvider>
  );
};

const Form = ({ roles }: { readonly roles: readonly string[] }) =>
  writesFlightsOnly(roles) ? (
    <FlightsEdit kind="booking" schema={schema} pathOf={wizardPaths.viewBooking} />
  ) : (
    <ResourceEdit schema={schema} pathOf={wizardPaths.viewBooking}>
      <FormSection name="details" sources={['bookingType', 'dateExpiry']}>
        {bookingInputs.bookingType}
        <ExpiryInput />
        <EditDraft kind="booking" />
      </FormSection>
      {journeyInputs()}
    </ResourceEdit>
  );
