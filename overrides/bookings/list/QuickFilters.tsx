import { Box } from '@mui/material';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFilters } from '#src/screens/list/filters/useFilters.ts';
import { type BookingFilter, useListWords } from './listWords.ts';
import { bookingStatusValues, bookingTypeValues } from '#resources/enums.ts';
import { CountryFilter } from './CountryFilter.tsx';
import { FilterToggle } from './FilterToggle.tsx';
import { idsOf, toggled } from './quickValues.ts';

const status: BookingFilter = 'booking_status';
const type: BookingFilter = 'booking_type';
const country: BookingFilter = 'participant_country';

/** The filters that are used all day: press to put one on, press again to take it off. */
export const QuickFilters = () => {
  const words = useListWords();
  const enumWord = useEnumWord();
  const { values, set } = useFilters();
  const chosen = idsOf(values[status]);
  const put = (key: string, value: unknown) => {
    const { [key]: _before, ...rest } = values;
    set(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <Box
      role="group"
      aria-label={words('quick.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
    >
      <Box role="group" aria-label={words('quick.status')} sx={groupSx}>
        {bookingStatusValues.map((value) => (
          <FilterToggle
            key={value}
            value={value}
            label={enumWord('BookingStatus', value)}
            isOn={chosen.includes(value)}
            onToggle={() => put(status, toggled(chosen, value))}
          />
        ))}
      </Box>
      <Box role="group" aria-label={words('quick.type')} sx={groupSx}>
        {bookingTypeValues.map((value) => (
          <FilterToggle
            key={value}
            value={value}
            label={enumWord('BookingType', value)}
            isOn={values[type] === value}
            onToggle={() => put(type, values[type] === value ? undefined : value)}
          />
        ))}
      </Box>
      <CountryFilter ids={idsOf(values[country])} onChange={(ids) => put(country, ids)} />
    </Box>
  );
};

const groupSx = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
