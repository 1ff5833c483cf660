import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordContextProvider, useGetList } from 'react-admin';
import { auditConditions, type AuditRecord } from '../../resources/audits/index.ts';
import { decideInput, permissionsIn } from '../../src/data/access/Permission.ts';
import { useMay, useTypeAccess } from '../../src/data/access/useAccess.ts';
import { useResourceMeta } from '../../src/data/meta/useResourceMeta.ts';
import type { InputMeta } from '../../src/data/ResourceMeta.ts';
import { useWording } from '../../src/fields/wording/useWording.ts';
import type { HistoryProps } from '../../src/screens/record/RecordActivity.ts';
import { changesOf } from './changesOf.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { ofRecord } from './ofRecord.ts';
import { useRestore } from './useRestore.ts';

const step = 10;

/** Everything that happened to a record, newest first, each earlier value to be had back by those who may write it. */
export const RecordHistory = ({ id, type, record, skeleton }: HistoryProps) => {
  const say = useWording();
  const [shown, setShown] = useState(step);
  const { can } = useResourceMeta();
  const access = useTypeAccess();
  const may = useMay('update', record);
  // Whoever may write a part of it only has that part back.
  const mayRestore = ({ name }: InputMeta) =>
    may.allowed && decideInput(name, 'update', access, permissionsIn(record, can));
  const restore = useRestore(id);
  const { data, total, error, isPending, pageInfo } = useGetList<AuditRecord>(
    'audits',
    {
      filter: { [auditConditions.source]: ofRecord(type, id) },
      pagination: { page: 1, perPage: shown },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { placeholderData: keepPreviousData },
  );
  if (error) return <Typography sx={{ color: 'text.secondary' }}>{say('error.title')}</Typography>;
  if (isPending || data === undefined) return skeleton;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>No changes are in the log.</Typography>;
  // Newest first: the first change of a value says what it is by now.
  const current = new Map<string, unknown>();
  for (const { oldValues, newValues } of data)
    for (const { key, after } of changesOf(oldValues, newValues))
      if (!current.has(key)) current.set(key, after);
  const hasMore = pageInfo?.hasNextPage ?? (total !== undefined && total > data.length);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.map((audit) => (
          <RecordContextProvider key={audit.id} value={audit}>
            <HistoryEntry
              mayRestore={mayRestore}
              onRestore={(asked) => void restore(asked)}
              currentOf={(key) => current.get(key)}
            />
          </RecordContextProvider>
        ))}
      </Box>
      {hasMore && (
        <Button size="small" onClick={() => setShown(shown + step)} sx={{ mt: 1.5 }}>
          Show more
        </Button>
      )}
    </Box>
  );
};
