import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useKeptChange } from './useKeptChange.ts';

const BulkBar = lazy(async () => ({ default: (await import('#src/screens/bulk/BulkBar.tsx')).BulkBar }));
const LatestChange = lazy(async () => ({
  default: (await import('#src/screens/bulk/LatestChange.tsx')).LatestChange,
}));

/** What can be done with selected rows: its code comes with the first that is ticked. */
export const Selection = () => {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {/* Room to scroll the last rows above the bar. */}
      <div style={{ height: 72 }} />
      <BulkBar />
    </Suspense>
  );
};

/** How far the change is that was last begun here. */
export const ChangeUnderWay = () => {
  const [kept] = useKeptChange(useResourceNames().resource);
  if (kept === null) return null;
  return (
    <Suspense fallback={null}>
      <LatestChange key={kept.id} kept={kept} />
    </Suspense>
  );
};
