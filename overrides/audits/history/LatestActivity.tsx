import { Box, Link, Typography } from '@mui/material';
import { RecordContextProvider, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { auditConditions, type AuditRecord } from '#resources/audits/index.ts';
import type { ActivityProps } from '#src/screens/record/RecordActivity.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { panelLinkSx } from '#src/ui/panelLinkSx.ts';
import { useAuditWords } from '../auditWords.ts';
import { ActivityEntry } from './ActivityEntry.tsx';
import { ofRecord } from './ofRecord.ts';
import { useCostsOfLog } from './useCostsOfLog.ts';

const few = 5;

/** Who did what to a record and when, the last few times, and the way to the rest in the log. */
export const LatestActivity = ({ id, type, skeleton }: ActivityProps) => {
  const words = useAuditWords();
  const filter = { [auditConditions.source]: ofRecord(type, id) };
  const { data, error, isPending, refetch } = useGetList<AuditRecord>('audits', {
    filter,
    pagination: { page: 1, perPage: few },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const costOf = useCostsOfLog(id, data ?? []);
  if (error && data === undefined)
    return <FailurePanel title={words('history.failed')} error={error} onRetry={() => void refetch()} />;
  if (isPending) return skeleton;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{words('history.none')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data.map((audit) => (
          <RecordContextProvider key={audit.id} value={audit}>
            <ActivityEntry cost={costOf(audit.id)} />
          </RecordContextProvider>
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={`/log?filter=${encodeURIComponent(JSON.stringify(filter))}`}
        sx={{ ...panelLinkSx, display: 'inline-block', mt: 1.5 }}
      >
        {words('history.all')}
      </Link>
    </>
  );
};
