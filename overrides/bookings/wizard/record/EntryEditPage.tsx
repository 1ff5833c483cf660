import { ResourceContextProvider } from 'react-admin';
import { waitingListEntryInputs } from '../../../../resources/waitingListEntries/inputs.tsx';
import { updateWaitingListEntrySchema } from '../../../../resources/waitingListEntries/validation.ts';
import { FormSection } from '../../../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../../../src/screens/form/ResourceEdit.tsx';
import { wizardPaths } from '../../../wizardPaths.ts';
import { EditDraft } from './EditDraft.tsx';
import { withOrderedDates } from './journeyOrder.ts';
import { journeyInputs } from './journeyInputs.tsx';

const schema = withOrderedDates(updateWaitingListEntrySchema);

/** A waiting-list entry's details; a changed priority is asked a reason for (W1). */
export const EntryEditPage = () => (
  <ResourceContextProvider value="waitingListEntries">
    <ResourceEdit schema={schema} pathOf={wizardPaths.viewEntry}>
      <FormSection name="details" sources={['priority', 'dateExpiry']}>
        {waitingListEntryInputs.priority}
        {waitingListEntryInputs.dateExpiry}
        <EditDraft kind="entry" />
      </FormSection>
      {journeyInputs()}
    </ResourceEdit>
  </ResourceContextProvider>
);
