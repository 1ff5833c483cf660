import { Box } from '@mui/material';
import { ResourceContextProvider, SourceContextProvider } from 'react-admin';
import { participantInputs } from '#resources/participants/inputs.tsx';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { useWizard } from '../form/WizardContext.ts';
import { resourceOfKind } from '../form/WizardValues.ts';

const scope = {
  getSource: (source: string) => `participant.${source}`,
  getLabel: (source: string) => `resources.participants.fields.${source}`,
};

/** Somebody new, with the inputs of the participants' own form. */
export const NewPersonFields = () => {
  const { target } = useWizard();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ResourceContextProvider value="participants">
        <SourceContextProvider value={scope}>
          {participantInputs.nameTitle}
          {participantInputs.isHcp}
          {participantInputs.firstName}
          {participantInputs.lastName}
          <RelationInput source="country.id" reference="countries" required />
          {participantInputs.email}
          {participantInputs.speciality}
          {participantInputs.jobTitle}
          {participantInputs.phone}
        </SourceContextProvider>
      </ResourceContextProvider>
      <ResourceContextProvider value={resourceOfKind[target]}>
        {/* A birth date is kept with the booking; it tells two of one name apart (G3). */}
        <DateInput source="dateOfBirth" />
      </ResourceContextProvider>
      <ResourceContextProvider value="participants">
        <SourceContextProvider value={scope}>
          {participantInputs.onekeyId}
          {participantInputs.veevaId}
        </SourceContextProvider>
      </ResourceContextProvider>
    </Box>
  );
};
