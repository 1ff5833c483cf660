import { Box, Typography } from '@mui/material';
import { Suspense, use, useId } from 'react';
import type { Identifier } from 'react-admin';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { panelSx } from '#src/ui/panelSx.ts';
import { ActivitySkeleton } from './RecordAside.tsx';
import { RecordActivityContext } from './RecordActivity.ts';

/** Whether the viewer may read what happened to records of the resource at hand; its own entries have no history. */
export function useHasHistory(): boolean {
  const { name } = useResourceMeta();
  const activity = use(RecordActivityContext);
  const mayRead = useMayIn(activity?.resource ?? name, 'list').allowed;
  return mayRead && activity !== undefined && activity.resource !== name;
}

/** All that happened to a record. */
export const RecordHistory = ({ record }: { readonly record: { readonly id: Identifier } }) => {
  const say = useWording();
  const id = String(record.id);
  const headingId = useId();
  const { type } = useResourceMeta();
  const History = use(RecordActivityContext)?.history;
  if (!useHasHistory() || History === undefined) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={boxSx}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {say('record.history')}
      </Typography>
      <ErrorBoundary resetKey={id}>
        <Suspense fallback={<ActivitySkeleton />}>
          <History id={id} type={type} record={record} skeleton={<ActivitySkeleton />} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
};

const boxSx = { ...panelSx, p: { xs: 2, md: 2.5 }, minWidth: 0 } as const;
