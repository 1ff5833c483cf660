import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { changeText } from '../changes/changeText.ts';
import { useAuditedChanges } from '../changes/useAuditedChanges.ts';
import { whoOf } from '../WhoField.tsx';

const few = 2;

/** One entry of the log in short: who, what, when. */
export const ActivityEntry = () => {
  const audit = useRecordContext<AuditRecord>();
  const locale = useFormatLocale();
  const translate = useTranslate();
  const changes = useAuditedChanges();
  if (audit === undefined) return null;
  const isChange = audit.event === 'updated' && changes.length > 0;
  const told = changes.slice(0, few).map((change) => changeText(change, true));
  const more = changes.length - told.length;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {whoOf(audit.user)}
      </Box>
      {` · ${isChange ? told.join(', ') : enumLabel(translate, 'AuditEvent', audit.event)}`}
      {isChange && more > 0 && ` and ${more} more`}
      <Box component="time" dateTime={audit.createdAt} sx={{ display: 'block', ...timeSx }}>
        {formatDateTime(audit.createdAt, locale)}
      </Box>
    </Box>
  );
};

const timeSx = { color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' } as const;
