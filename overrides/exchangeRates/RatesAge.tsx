import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccessTo } from '#src/data/access/useAccess.ts';
import { allows } from '#src/data/access/Permission.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { ageInDays, isOld, ratesPath } from './rateFigures.ts';
import { useRateWords } from './rateWords.ts';

interface RatesAgeProps {
  /** When the oldest rate in use was brought up to date; null where none is in use. */
  readonly lastUpdated: string | null | undefined;
}

/** H5: a warning beside amounts whose rates are older than seven days, and the way to whoever may mend it. */
export const RatesAge = ({ lastUpdated }: RatesAgeProps) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  const access = useAccessTo('ExchangeRateSet');
  const [now] = useState(() => new Date());
  if (!lastUpdated || !isOld(lastUpdated, now)) return null;
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="small" />} sx={{ py: 0 }}>
      {words('age', {
        day: formatMomentDay(lastUpdated, locale),
        smart_count: ageInDays(lastUpdated, now),
      })}{' '}
      {access !== undefined && allows(access.can, 'create') && (
        <MuiLink component={Link} to={ratesPath} underline="always" sx={{ color: 'inherit' }}>
          {words('age_mend')}
        </MuiLink>
      )}
    </Alert>
  );
};
