import { Suspense, useDeferredValue } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import type { ExportButtonProps } from '#src/screens/export/ExportButton.tsx';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useKeptChange } from './useKeptChange.ts';

const BulkBar = lazyPart(() => import('#src/screens/bulk/BulkBar.tsx'), 'BulkBar');
const LatestChange = lazyPart(() => import('#src/screens/bulk/LatestChange.tsx'), 'LatestChange');

/** What can be done with selected rows: its code comes with the first that is ticked. */
export const Selection = (columns: ExportButtonProps) => {
  // The tick is drawn first.
  const list = useDeferredValue(useListContext());
  if (list.selectedIds.length === 0) return null;
  return (
    <ListContextProvider value={list}>
      <Suspense fallback={null}>
        <BulkBar {...columns} />
      </Suspense>
    </ListContextProvider>
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
