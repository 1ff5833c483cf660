import { Box, Typography } from '@mui/material';
import type { AnyObjectSchema } from 'yup';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { valueWords } from '#src/screens/form/valueWords.ts';
import { flightSources, journeySections } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { Facts } from '#src/ui/Panel.tsx';
import { useDetailName } from '#overrides/bookings/words/useDetailNames.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { EditTitle } from './EditTitle.tsx';
import { useEditedRecord } from './useEditedRecord.ts';
import { noteSx } from '../noteSx.ts';

interface FlightsEditProps {
  readonly schema: AnyObjectSchema;
  readonly pathOf: (id: string) => string;
}

/** G2: the form of those who book flights: how people would like to travel to read, the flights to write. */
export const FlightsEdit = ({ schema, pathOf }: FlightsEditProps) => (
  <ResourceEdit schema={schema} pathOf={(id) => pathOf(String(id))}>
    <FormSection name="travel" sources={flightSources}>
      <EditTitle />
      <Wishes />
      {bookingInputs.arrivalFlight}
      {bookingInputs.departureFlight}
    </FormSection>
  </ResourceEdit>
);

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
