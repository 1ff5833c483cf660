import { Box, Typography } from '@mui/material';
import { ResourceContextProvider } from 'react-admin';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { ResourceEditProps } from '#src/screens/form/EditFrame.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { valueWords } from '#src/screens/form/valueWords.ts';
import { flightSources, journeySections } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { Facts } from '#src/ui/Panel.tsx';
import { useDetailName } from '#overrides/bookings/words/useDetailNames.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { writesFlightsOnly } from '../actions/actionsOf.ts';
import { EditTitle } from './EditTitle.tsx';
import { journeyInputs } from './journeyInputs.tsx';
import { useEditedRecord } from './useEditedRecord.ts';
import { noteSx } from '../noteSx.ts';

interface JourneyEditProps extends ResourceEditProps {
  readonly resource: 'bookings' | 'waitingListEntries';
}

/** The form of a booking or an entry: the section that it has to itself, given as its child, and the journey. */
export const JourneyEdit = ({ resource, ...edit }: JourneyEditProps) => (
  <ResourceContextProvider value={resource}>
    <Form {...edit} />
  </ResourceContextProvider>
);

const Form = ({ children, ...edit }: ResourceEditProps) => {
  const can = useTypeAccess()?.can;
  // G2: how people would like to travel is to read for those who book flights, the flights to write.
  return writesFlightsOnly({ can }) ? (
    <ResourceEdit {...edit}>
      <FormSection name="travel" sources={flightSources}>
        <EditTitle />
        <Wishes />
        {bookingInputs.arrivalFlight}
        {bookingInputs.departureFlight}
      </FormSection>
    </ResourceEdit>
  ) : (
    <ResourceEdit {...edit}>
      {children}
      {journeyInputs()}
    </ResourceEdit>
  );
};

const wished = journeySections.travel.filter((source) => !flightSources.includes(source));

const Wishes = () => {
  const words = useRecordWords();
  const say = useWording();
  const locale = useFormatLocale();
  const labelOf = useDetailName();
  const record = useEditedRecord()?.record;
  if (record === undefined) return null;
  return (
    <Box className={wideInput} role="group" aria-label={words('flights.wishes')} sx={noteSx}>
      <Typography sx={{ fontWeight: 500 }}>{words('flights.wishes')}</Typography>
      <Facts
        rows={wished.map(
          (source) => [labelOf(source), valueWords(record[source], locale, say) ?? '–'] as const,
        )}
      />
    </Box>
  );
};
