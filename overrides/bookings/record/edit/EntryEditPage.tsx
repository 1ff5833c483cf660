import { ResourceContextProvider } from 'react-admin';
import { waitingListEntryInputs } from '#resources/waitingListEntries/inputs.tsx';
import { updateWaitingListEntrySchema } from '#resources/waitingListEntries/validation.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { EditDraft } from './EditDraft.tsx';
import { FlightsEdit } from './FlightsEdit.tsx';
import { writesFlightsOnly } from '../actions/actionsOf.ts';
import { withOrderedDates } from '../journeyOrder.ts';
import { journeyInputs } from './journeyInputs.tsx';
import { useForgetDraft } from './useForgetDraft.ts';

const schema = withOrderedDates(updateWaitingListEntrySchema);

/** A waiting-list entry's details; a changed priority is asked a reason for (W1). */
export const EntryEditPage = () => (
  <ResourceContextProvider value="waitingListEntries">
    <Form />
  </ResourceContextProvider>
);

const Form = () => {
  const can = useTypeAccess()?.can;
  const forget = useForgetDraft('entry');
  return writesFlightsOnly({ can }) ? (
    <FlightsEdit kind="entry" schema={schema} pathOf={wizardPaths.viewEntry} />
  ) : (
    <ResourceEdit schema={schema} pathOf={wizardPaths.viewEntry} onSaved={forget}>
      <FormSection name="details" sources={['priority', 'dateExpiry']}>
        <EditDraft kind="entry" />
        {waitingListEntryInputs.priority}
        {waitingListEntryInputs.dateExpiry}
      </FormSection>
      {journeyInputs()}
    </ResourceEdit>
  );
};
