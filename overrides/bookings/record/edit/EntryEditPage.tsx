import { waitingListEntryInputs } from '#resources/waitingListEntries/inputs.tsx';
import { updateWaitingListEntrySchema } from '#resources/waitingListEntries/validation.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { EditTitle } from './EditTitle.tsx';
import { JourneyEdit } from './JourneyEdit.tsx';
import { withOrderedDates } from '../journeyOrder.ts';

const schema = withOrderedDates(updateWaitingListEntrySchema);

/** A waiting-list entry's details; a changed priority is asked a reason for (W1). */
export const EntryEditPage = () => (
  <JourneyEdit resource="waitingListEntries" schema={schema} pathOf={wizardPaths.viewEntry}>
    <FormSection name="details" sources={['priority', 'dateExpiry']}>
      <EditTitle />
      {waitingListEntryInputs.priority}
      {waitingListEntryInputs.dateExpiry}
    </FormSection>
  </JourneyEdit>
);
