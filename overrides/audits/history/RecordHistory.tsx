import { Box, Typography } from '@mui/material';
import { RecordContextProvider, useInfiniteGetList } from 'react-admin';
import { auditConditions, type AuditRecord } from '#resources/audits/index.ts';
import { decideInput, permissionsIn } from '#src/data/access/Permission.ts';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import type { HistoryProps } from '#src/screens/record/RecordActivity.ts';
import { useAuditWords } from '../auditWords.ts';
import { changesOf } from '../changes/changesOf.ts';
import { countedIn } from '../changes/countedIn.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { ofRecord } from './ofRecord.ts';
import { useCostsOfLog } from './useCostsOfLog.ts';
import { CostHistoryLine } from '#overrides/events/index.ts';
import { useRestore } from '../restore/useRestore.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

const perPage = 10;

/** Everything that happened to a record, newest first, each earlier value to be had back by those who may write it. */
export const RecordHistory = ({ id, type, record, skeleton }: HistoryProps) => {
  const words = useAuditWords();
  const { can } = useResourceMeta();
  const access = useTypeAccess();
  const may = useMay('update', record);
  // Whoever may write a part of it only has that part back.
  const mayRestore = ({ name }: InputMeta) =>
    may.allowed && decideInput(name, 'update', access, permissionsIn(record, can));
  const restore = useRestore(id);
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } =
    useInfiniteGetList<AuditRecord>('audits', {
      filter: { [auditConditions.source]: ofRecord(type, id) },
      pagination: { page: 1, perPage },
      sort: { field: 'createdAt', order: 'DESC' },
    });
  // What is written meanwhile moves the log on: an entry may stand on two pages.
  const audits = [
    ...new Map(data?.pages.flatMap((page) => page.data).map((audit) => [audit.id, audit])).values(),
  ];
  const costOf = useCostsOfLog(id, audits);
  const failure = error && (
    <FailurePanel
      title={words('history.failed')}
      error={error}
      // The next page is asked for again by its own button, which stays below.
      {...(!isFetchNextPageError && { onRetry: () => void refetch() })}
    />
  );
  if (data === undefined) return failure ?? skeleton;
  if (audits.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{words('history.none')}</Typography>;
  const own = audits.filter(({ auditableType }) => auditableType === type);
  // Newest first: the first change of a value says what it is by now.
  const current = new Map<string, unknown>();
  for (const { oldValues, newValues } of own)
    for (const { key, after } of changesOf(oldValues, newValues))
      if (!current.has(key)) current.set(key, after);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {audits.map((audit) => {
          const told = costOf(audit.id);
          return (
            <RecordContextProvider key={audit.id} value={audit}>
              <HistoryEntry
                mayRestore={mayRestore}
                onRestore={(asked) => void restore(asked)}
                currentOf={(key) => current.get(key)}
                counted={countedIn(own, audit, (field) => valueAt(record, field))}
              >
                {told && <CostHistoryLine eventId={id} told={told} />}
              </HistoryEntry>
            </RecordContextProvider>
          );
        })}
      </Box>
      {failure}
      {hasNextPage && (
        <WaitingButton
          size="small"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 1.5 }}
        >
          {words('history.more')}
        </WaitingButton>
      )}
    </Box>
  );
};
