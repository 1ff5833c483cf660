import { Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useDataClient } from '../../../../src/data/DataClient.tsx';
import { formatDateTime } from '../../../../src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '../../../../src/fields/wording/useFormatLocale.ts';
import { useWording } from '../../../../src/fields/wording/useWording.ts';
import { valueWords } from '../../../../src/screens/form/valueWords.ts';
import { Panel } from '../form/Panel.tsx';
import { useJourneyLabels } from '../steps/useJourneyLabels.ts';
import { useWizardWords } from '../words/useWizardWords.ts';
import { historyDocument, type HistoryRow } from './historyDocument.ts';
import { historyLines, reasonOf } from './historyLines.ts';

const first = 10;

/** What became of a record, from the audit: for those who may read it. */
export const History = ({
  type,
  id,
}: {
  readonly type: 'EventBooking' | 'WaitingListEntry';
  readonly id: string;
}) => {
  const words = useWizardWords();
  const client = useDataClient();
  const { canAccess } = useCanAccess({ resource: 'audits', action: 'list' });
  const [count, setCount] = useState(first);
  const { data, isError } = useQuery({
    queryKey: ['audits', 'wizard', type, id, count],
    queryFn: async () =>
      (await client.query({ query: historyDocument, variables: { type, id, first: count } })).data.audits,
    enabled: canAccess === true,
    placeholderData: keepPreviousData,
  });
  if (canAccess !== true) return null;
  return (
    <Panel title={words('record.history')}>
      {data === undefined &&
        (isError ? (
          <Typography>{words('record.history_failed')}</Typography>
        ) : (
          <Skeleton variant="rounded" height={96} />
        ))}
      {data?.data.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{words('record.history_none')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.data.map((row) => (
          <HistoryItem key={row.id} row={row} />
        ))}
      </Box>
      {data?.paginatorInfo.hasMorePages === true && (
        <Button size="small" onClick={() => setCount(count + first)} sx={{ mt: 1 }}>
          {words('record.more')}
        </Button>
      )}
    </Panel>
  );
};

const events = ['created', 'updated', 'deleted', 'revealed'] as const;

const HistoryItem = ({ row }: { readonly row: HistoryRow }) => {
  const words = useWizardWords();
  const say = useWording();
  const translate = useTranslate();
  const labelOf = useJourneyLabels();
  const locale = useFormatLocale();
  const event = events.find((name) => name === row.event) ?? 'other';
  const reason = reasonOf(row);
  const text = (source: string, value: unknown) => {
    const enumName = enums[source];
    if (enumName !== undefined && typeof value === 'string')
      return translate(`enums.${enumName}.${value}`, { _: value });
    return valueWords(value, locale, say) ?? '–';
  };
  const lines = event === 'updated' ? historyLines(row) : [];
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 500 }}>{words(`record.history_${event}`)}</Typography>
      {lines.map(({ source, before, after, isHidden }) => (
        <Typography key={source} sx={{ overflowWrap: 'anywhere' }}>
          {isHidden
            ? words('record.history_hidden', { field: labelOf(source) })
            : words('record.history_from', {
                field: labelOf(source),
                before: text(source, before),
                after: text(source, after),
              })}
        </Typography>
      ))}
      {reason !== undefined && <Typography>{words('record.reason', { reason })}</Typography>}
      <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>
        {formatDateTime(row.createdAt, locale)}{' '}
        {row.user === null
          ? words('record.history_system')
          : words('record.history_by', { name: row.user.fullName })}
      </Typography>
    </Box>
  );
};

const enums: Readonly<Record<string, string>> = {
  bookingStatus: 'BookingStatus',
  bookingType: 'BookingType',
  cancelReason: 'BookingCancelReason',
};
