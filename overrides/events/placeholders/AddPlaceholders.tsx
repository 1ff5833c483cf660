import { Box, Button, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useGetIdentity, useGetList } from 'react-admin';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { BookingType } from '#src/generated/schema.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { FormBox } from '#src/ui/FormBox.tsx';
import type { Availability } from '../board/Board.ts';
import { useEventWords } from '../eventWords.ts';
import { PlaceholderResults } from './PlaceholderResults.tsx';
import { usePlaceholderRun } from './usePlaceholderRun.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface AddPlaceholdersProps {
  readonly eventId: string;
  readonly availability: Availability;
  readonly onClose: () => void;
}

const most = 50;
const bookingTypes: readonly BookingType[] = ['TRAINEE', 'STAFF'];

/** S2: seats are held for one's own countries; who has none of their own holds them for any. */
const ownAmong = <Country extends { readonly id: string }>(
  countries: readonly Country[],
  own: ReadonlySet<string>,
): readonly Country[] => (own.size === 0 ? countries : countries.filter(({ id }) => own.has(String(id))));

/** Holds several seats at once. What is refused keeps the form: the rest can be tried again. */
export const AddPlaceholders = ({ eventId, availability, onClose }: AddPlaceholdersProps) => {
  const words = useEventWords();
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const formId = useId();
  const [count, setCount] = useState('1');
  const [type, setType] = useState<BookingType>('TRAINEE');
  const [countryId, setCountryId] = useState('');
  const {
    data: countries = [],
    error,
    refetch,
  } = useGetList<{ id: string; name: string }>('countries', {
    pagination: { page: 1, perPage: 300 },
    sort: { field: 'name', order: 'ASC' },
    meta: { pick: true },
  });
  const { identity } = useGetIdentity();
  const ids: unknown = identity?.['countries'];
  const own = new Set(Array.isArray(ids) ? ids.map(String) : []);
  const offered = ownAmong(countries, own);
  const wanted = Number(count);
  const isValid = Number.isInteger(wanted) && wanted >= 1 && wanted <= most;
  const lastDay = formatDate(availability.placeholderExpiry, locale);

  const { outcomes, running, isSent, pending, add, addForReason } = usePlaceholderRun({
    eventId,
    count: isValid ? wanted : 1,
    type,
    countryId: countryId === '' ? undefined : countryId,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words('placeholders.text')} {lastDay !== undefined && words('placeholders.until', { day: lastDay })}
      </Typography>
      <FormBox
        id={formId}
        onSubmit={() => isValid && !running && void add()}
        sx={{ display: 'flex', flexWrap: 'wrap' }}
      >
        <TextField
          autoFocus
          type="number"
          label={words('placeholders.count')}
          helperText={words('placeholders.count_help', { most })}
          value={count}
          error={!isValid}
          onChange={(event) => setCount(event.target.value)}
          slotProps={{ htmlInput: { min: 1, max: most } }}
          sx={{ width: 140 }}
        />
        <ChoiceField
          label={words('placeholders.type')}
          value={type}
          options={bookingTypes}
          wordOf={(value) => enumWord('BookingType', value)}
          onChoose={setType}
          sx={{ width: 140 }}
        />
        <ChoiceField
          label={words('placeholders.country')}
          // C6: left empty it is one's own, for whoever has one and no more.
          helperText={words(own.size === 1 ? 'placeholders.country_help' : 'placeholders.country_choose')}
          value={countryId}
          options={['', ...offered.map(({ id }) => String(id))]}
          wordOf={(chosen) => offered.find(({ id }) => String(id) === chosen)?.name ?? '–'}
          onChoose={setCountryId}
          sx={{ flex: '1 1 200px' }}
        />
      </FormBox>
      {error && (
        <FailurePanel
          title={words('placeholders.countries_failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {/* A refusal may ask for a reason in a form of its own, which this one must not hold. */}
      {outcomes.length > 0 && (
        <PlaceholderResults
          outcomes={outcomes}
          running={running}
          onReason={(places, reason) => void addForReason(places, reason)}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={isSent}>
          {words(outcomes.length > 0 ? 'placeholders.close' : 'placeholders.cancel')}
        </Button>
        <WaitingButton type="submit" form={formId} variant="contained" loading={running} disabled={!isValid}>
          {words('placeholders.run', { smart_count: pending })}
        </WaitingButton>
      </Box>
    </Box>
  );
};
