import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { ageInDays, enterPath, isOld, ratesPath } from './rateFigures.ts';
import { ratesToMendQuery } from './rateOperations.ts';
import { useRateWords } from './rateWords.ts';

/** H5, on the home page of those who can mend it: rates that are old, and currencies that have none. */
export const RatesToMend = () => {
  const words = useRateWords();
  const ask = useAsk();
  const [now] = useState(() => new Date());
  const { data } = useQuery({
    queryKey: ['exchangeRateSets', 'toMend'],
    queryFn: ({ signal }) => ask(ratesToMendQuery, {}, signal),
  });
  const needs = data?.exchangeRateNeeds ?? [];
  const missing = [...new Set(needs.filter(({ rate }) => rate === null).map(({ base }) => base))];
  const oldSets = (data?.exchangeRateSets.data ?? []).filter(({ lastUpdated }) => isOld(lastUpdated, now));
  const oldPairs = needs.filter(({ lastUpdated }) => lastUpdated !== null && isOld(lastUpdated, now));
  const said = new Map(
    [...oldPairs, ...oldSets].map(({ base, lastUpdated }) => [base, ageInDays(lastUpdated ?? '', now)]),
  );
  if (missing.length === 0 && said.size === 0) return null;
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="small" />}>
      {missing.length > 0 && <Box>{words('mend_missing', { currencies: missing.join(', ') })}</Box>}
      {[...said].map(([base, days]) => (
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
