import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '../../resources/audits/index.ts';
import { formatDateTime } from '../../src/fields/dateTime/formatDateTime.ts';
import { humanise } from '../../src/fields/wording/humanise.ts';
import { useFormatLocale } from '../../src/fields/wording/useFormatLocale.ts';
import { changeText } from './changeText.ts';
import { useAuditedChanges } from './useAuditedChanges.ts';

const few = 2;

/** One entry of the log in short: who, what, when. */
export const ActivityEntry = () => {
  const audit = useRecordContext<AuditRecord>();
  const locale = useFormatLocale();
  const changes = useAuditedChanges();
  if (audit === undefined) return null;
  const isChange = audit.event === 'updated' && changes.length > 0;
  const told = changes.slice(0, few).map((change) => changeText(change, true));
  const more = changes.length - told.length;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {audit.user?.fullName ?? 'The system'}
      </Box>
      {` · ${isChange ? told.join(', ') : humanise(audit.event)}`}
      {isChange && more > 0 && ` and ${more} more`}
      <Box component="time" dateTime={audit.createdAt} sx={{ display: 'block', ...timeSx }}>
        {formatDateTime(audit.createdAt, locale)}
      </Box>
    </Box>
  );
};

const timeSx = { color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' } as const;
