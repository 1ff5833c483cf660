import { Box, ButtonBase } from '@mui/material';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFilters } from '#src/screens/list/filters/useFilters.ts';
import { type BookingFilter, useListWords } from './listWords.ts';
import { bookingStatusValues, bookingTypeValues } from '#resources/enums.ts';
import { CountryFilter } from './CountryFilter.tsx';
import { idsOf, toggled } from './quickValues.ts';
import { enumTone } from '#src/fields/enum/enumTone.ts';
import { tone } from '#src/ui/palettes.ts';

interface FilterToggleProps {
  readonly value: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A chip that is a switch: in the colour of what it stands for while it is on. */
const FilterToggle = ({ value, label, isOn, onToggle }: FilterToggleProps) => (
  <ButtonBase
    aria-pressed={isOn}
    onClick={onToggle}
    sx={(theme) => {
      const { background, text, strong } = tone(theme, enumTone(value));
      return {
        px: 1,
        minHeight: 28,
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: isOn ? 600 : 400,
        border: `1px solid ${isOn ? strong : theme.palette.divider}`,
        color: isOn ? text : theme.palette.text.secondary,
        backgroundColor: isOn ? background : theme.palette.background.paper,
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          mr: 0.75,
          borderRadius: '50%',
          backgroundColor: strong,
        },
      };
    }}
  >
    {label}
  </ButtonBase>
);

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
