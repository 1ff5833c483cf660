import { Box, Button } from '@mui/material';
import { DayField } from '#src/fields/date/DayField.tsx';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { useDashboardWords } from './useDashboardWords.ts';
import { FilterPicker } from './FilterPicker.tsx';
import { type DashboardFilters, noFilters, periods } from './filters.ts';

interface FilterBarProps {
  readonly filters: DashboardFilters;
  readonly onChange: (filters: DashboardFilters) => void;
}

/** What all charts are about; kept in the address, so that it can be sent to somebody. */
export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const words = useDashboardWords();
  const set = (change: Partial<DashboardFilters>) => onChange({ ...filters, ...change });
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(noFilters);
  const day = (key: 'from' | 'to') => (
    <DayField label={words(key)} value={filters[key]} onChange={(picked) => set({ [key]: picked })} />
  );
  return (
    <Box
      role="search"
      aria-label={words('title')}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(auto-fit, minmax(148px, 200px))',
        },
      }}
    >
      <ChoiceField
        label={words('period')}
        // Its longest choice has no room in half a telephone.
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        value={filters.period}
        options={periods}
        wordOf={(period) => words(`period.${period}`)}
        onChoose={(period) => set({ period })}
      />
      {filters.period === 'custom' && day('from')}
      {filters.period === 'custom' && day('to')}
      <FilterPicker
        label={words('country')}
        reference="countries"
        value={filters.country}
        onChange={(country) => set({ country })}
      />
      <FilterPicker
        label={words('centre')}
        reference="centers"
        value={filters.centre}
        onChange={(centre) => set({ centre })}
      />
      <FilterPicker
        label={words('indication')}
        reference="indications"
        value={filters.indication}
        onChange={(indication) => set({ indication })}
      />
      <Button
        color="inherit"
        sx={{
          justifySelf: 'start',
          visibility: isFiltered ? 'visible' : 'hidden',
          display: { xs: isFiltered ? 'inline-flex' : 'none', md: 'inline-flex' },
        }}
        onClick={() => onChange(noFilters)}
      >
        {words('clear')}
      </Button>
    </Box>
  );
};
