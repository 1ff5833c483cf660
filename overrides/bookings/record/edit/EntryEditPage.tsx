import { ResourceContextProvider } from 'react-admin';
import { waitingListEntryInputs } from '#resources/waitingListEntries/inputs.tsx';
import { updateWaitingListEntrySchema } from '#resources/waitingListEntries/validation.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { EditTitle } from './EditTitle.tsx';
import { FlightsEdit } from './FlightsEdit.tsx';
import { writesFlightsOnly } from '../actions/actionsOf.ts';
import { withOrderedDates } from '../journeyOrder.ts';
import { journeyInputs } from './journeyInputs.tsx';

const schema = withOrderedDates(updateWaitingListEntrySchema);

/** A waiting-list entry's details; a changed priority is asked a reason for (W1). */
export const EntryEditPage = () => (
  <ResourceContextProvider value="waitingListEntries">
    <Form />
  </ResourceContextProvider>
);

const Form = () => {
  const can = useTypeAccess()?.can;
  return writesFlightsOnly({ can }) ? (
    <FlightsEdit schema={schema} pathOf={wizardPaths.viewEntry} />
  ) : (
    <ResourceEdit schema={schema} pathOf={wizardPaths.viewEntry}>
      <FormSection name="details" sources={['priority', 'dateExpiry']}>
        <EditTitle />
        {waitingListEntryInputs.priority}
        {waitingListEntryInputs.dateExpiry}
      </FormSection>
      {journeyInputs()}
    </ResourceEdit>
  );
};
