import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDashboardWords } from '#overrides/dashboard/useDashboardWords.ts';
import type { CurrencyChoice } from './useCurrency.ts';

/** Nothing where there is no other. */
export const CurrencySelect = ({ currencies, currency, choose }: CurrencyChoice) => {
  const words = useDashboardWords();
  if (currencies.length <= 1) return null;
  return (
    <TextField
      select
      size="small"
      label={words('costs_currency')}
      value={currency}
      onChange={(event) => choose(event.target.value)}
      sx={{ width: 104, flex: 'none' }}
    >
      {currencies.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  );
};
