import { createEventInputs, createEventSchema } from '#resources/events/index.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceCreate } from '#src/screens/form/ResourceCreate.tsx';

/** A new event by what is known first; all else is added on its page, to which this leads. */
export const EventCreate = () => (
  <ResourceCreate schema={createEventSchema}>
    <FormSection name="details">{createEventInputs.name}</FormSection>
    <FormSection name="dates">
      {createEventInputs.dateStart}
      {createEventInputs.dateEnd}
      {createEventInputs.trainingCentre}
    </FormSection>
    <FormSection name="seats">
      {createEventInputs.maxTrainees}
      {createEventInputs.maxStaff}
    </FormSection>
  </ResourceCreate>
);
