import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { enterPath, ratesPath } from './rateFigures.ts';
import { useRateWords } from './rateWords.ts';
import type { ToMend } from './useRatesToMend.ts';

/** H5, on the home page of those who can mend it: rates that are old, and currencies that have none. */
export const RatesToMend = ({ missing, old }: Pick<ToMend, 'missing' | 'old'>) => {
  const words = useRateWords();
  if (missing.length === 0 && old.size === 0) return null;
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="small" />}>
      {missing.length > 0 && <Box>{words('mend_missing', { currencies: missing.join(', ') })}</Box>}
      {[...old].map(([base, days]) => (
        <Box key={base}>{words('mend_old', { base, smart_count: days })}</Box>
      ))}
      <MuiLink
        component={Link}
        to={missing[0] === undefined ? ratesPath : enterPath(missing[0])}
        underline="always"
        sx={{ color: 'inherit' }}
      >
        {words('age_mend')}
      </MuiLink>
    </Alert>
  );
};
