import { Box, Typography } from '@mui/material';
import { SourceContextProvider, useGetIdentity, useGetMany } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { searchQuery } from '#src/data/searchQuery.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { PickerInput } from '#src/fields/input/PickerInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWizard } from '../form/WizardContext.ts';
import { type CountryAsked, needsCountry, type WizardValues } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';

/** A seat without a name: until when it is held (P1), and whose limit it counts against (C6). */
export const PlaceholderFields = () => {
  const words = useWizardWords();
  const locale = useFormatLocale();
  const { availability, asksCountry } = useWizard();
  const until = formatDate(availability?.placeholderExpiry, locale);
  const held =
    until === undefined ? words('placeholder.no_expiry') : words('placeholder.until', { date: until });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        {words('placeholder.text')} {availability !== undefined && held}
      </Typography>
      {asksCountry !== 'none' && <PlaceholderCountry asked={asksCountry} />}
    </Box>
  );
};

interface CountryRow {
  readonly id: string;
  readonly name: string;
}

const scope = {
  getSource: (source: string) => `placeholderCountry.${source}`,
  // Called as on every other page of a booking.
  getLabel: () => 'resources.bookings.fields.country',
};

/** Own countries where the user has some, else all of them. */
const PlaceholderCountry = ({ asked }: { readonly asked: CountryAsked }) => {
  const words = useWizardWords();
  const isNeeded = needsCountry(asked, useWatch<WizardValues>() as WizardValues);
  const { identity } = useGetIdentity();
  const countries: unknown = identity?.['countries'];
  const own = Array.isArray(countries) ? countries.map(String) : [];
  const { data, isFetching, isError } = useGetMany<CountryRow>(
    'countries',
    { ids: own },
    { ...searchQuery, enabled: own.length > 0 },
  );
  const ofTrainee = isNeeded ? 'placeholder.country_help' : 'placeholder.country_staff';
  const help = asked === 'all' ? 'placeholder.country_restricted' : ofTrainee;
  return (
    <SourceContextProvider value={scope}>
      {own.length === 0 ? (
        <RelationInput source="id" reference="countries" required={isNeeded} />
      ) : (
        <PickerInput
          source="id"
          required={isNeeded}
          loading={isFetching}
          failed={isError}
          options={(data ?? []).map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: 12, mt: -1 }}>{words(help)}</Typography>
    </SourceContextProvider>
  );
};
