import { Box, Skeleton, Typography } from '@mui/material';
import { type ReactNode, Suspense, use } from 'react';
import type { RaRecord } from 'react-admin';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { FieldLabel } from '#src/fields/rows/FieldLabel.tsx';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { AsideFacts } from './asideFacts.ts';
import { RecordActivityContext } from './RecordActivity.ts';

/** The shape of a record's latest changes while they are on the way. */
export const ActivitySkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
    {[0, 1, 2].map((row) => (
      <Box key={row}>
        <Skeleton width="80%" height={20} />
        <Skeleton width="45%" height={17} />
      </Box>
    ))}
  </Box>
);

interface RecordAsideProps extends AsideFacts {
  readonly record: RaRecord;
}

/** Beside a record: its people, its dates, and what happened to it last. */
export const RecordAside = ({ people, dates, record }: RecordAsideProps) => {
  const say = useWording();
  const { name, type } = useResourceMeta();
  const activity = use(RecordActivityContext);
  const mayRead = useMayIn(activity?.resource ?? name, 'list').allowed;
  const Activity = mayRead && activity?.resource !== name ? activity?.component : undefined;
  if (people.length === 0 && dates.length === 0 && Activity === undefined) return null;
  return (
    <Box component="aside" aria-label={say('aside.title')} sx={asideSx}>
      <Facts title={say('aside.people')} fields={people} />
      <Facts title={say('aside.dates')} fields={dates} />
      {Activity !== undefined && (
        <AsidePart title={say('aside.activity')}>
          <ErrorBoundary resetKey={String(record.id)}>
            <Suspense fallback={<ActivitySkeleton />}>
              <Activity id={String(record.id)} type={type} skeleton={<ActivitySkeleton />} />
            </Suspense>
          </ErrorBoundary>
        </AsidePart>
      )}
    </Box>
  );
};

const Facts = ({ title, fields }: { readonly title: string; readonly fields: readonly ColumnElement[] }) =>
  fields.length === 0 ? null : (
    <AsidePart title={title}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {fields.map((field) => (
          <Box key={field.source}>
            <FieldLabel source={field.source} label={field.label} />
            <ColumnContent column={field} />
          </Box>
        ))}
      </Box>
    </AsidePart>
  );

const AsidePart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section">
    <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** In a column where it stands beside the record, side by side where it stands below. */
const asideSx = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  alignContent: 'start',
  alignSelf: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: { xs: 2, md: 2.5 },
} as const;
