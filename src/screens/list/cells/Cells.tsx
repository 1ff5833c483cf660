import { Suspense, use, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import { spreadsheetText } from '#src/fields/input/spreadsheetRows.ts';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { cellText } from '#src/screens/export/cellText.ts';
import { useCsvContext } from '#src/screens/export/useCsvContext.ts';
import { isLazyPage } from '#src/screens/lazyPage.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { RowColumnsContext } from '../table/RowColumns.ts';
import { useTableWords } from '../tableWords.ts';
import { CellsContext } from './CellsContext.ts';
import type { CellPlace } from './CellStore.ts';
import type { Pasted } from './edit/PasteRun.tsx';
import { loadCellEditor } from './LazyCellEditor.ts';
import { useCellKeys } from './useCellKeys.ts';

const TakeBackKey = lazyPart(() => import('./edit/TakeBackKey.tsx'), 'TakeBackKey');
const PasteRun = lazyPart(() => import('./edit/PasteRun.tsx'), 'PasteRun');

/** The keys of the cells, and what is pasted into them. It stands beside the table, so that no row is drawn for it. */
export const Cells = ({ rows }: { readonly rows: RefObject<HTMLElement | null> }) => {
  const cells = use(CellsContext);
  const words = useTableWords();
  const notify = useNotify();
  const { edit } = use(BesideListContext);
  const { columns } = use(RowColumnsContext);
  const context = useCsvContext();
  const [pasted, setPasted] = useState<Pasted>();
  const isPasting = useRef(false);
  const isLoaded = useRef(false);
  const standing = useRef<CellPlace>(undefined);
  const load = () => {
    if (isLoaded.current || edit === undefined) return;
    isLoaded.current = true;
    whenIdle(() => {
      loadCellEditor();
      if (isLazyPage(edit)) void edit.preload().catch(() => undefined);
    });
  };
  useCellKeys({
    rows,
    isEditable: (place) => cells?.isEditable(place) === true,
    onOpen: (place) => cells?.store.open(place),
    onRefuse: () => notify(words('cell.not_editable'), { type: 'info' }),
    onCopy: (places) =>
      spreadsheetText(
        places.map(({ id, source }) => {
          const column = columns.find((one) => one.source === source);
          return column === undefined ? '' : cellText(column, cells?.recordOf(id), context);
        }),
      ),
    onPaste: (places, text) => {
      // Two at once would each write on what the other has not saved yet.
      if (isPasting.current) return notify(words('paste.busy'), { type: 'warning' });
      isPasting.current = true;
      setPasted({ places, text });
    },
    onStand: (place) => {
      standing.current = place;
      whenIdle(() => {
        // Whoever only passes by is not made anything for.
        if (standing.current === place) cells?.store.makeReady(place);
      });
    },
    onBusy: load,
  });
  const saved = useSyncExternalStore(cells?.steps.subscribe ?? never, () => cells?.steps.count() ?? 0);
  if (edit === undefined || cells === undefined) return null;
  return (
    <>
      {/* Anew for each: of two things that can be undone, what was done last is. */}
      <Suspense fallback={null}>{saved > 0 && <TakeBackKey key={saved} cells={cells} />}</Suspense>
      <Suspense fallback={null}>
        {pasted !== undefined && (
          <PasteRun
            pasted={pasted}
            cells={cells}
            screen={edit}
            onDone={() => {
              isPasting.current = false;
            }}
            onClose={() => setPasted(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};

const never = () => () => undefined;

const whenIdle = (load: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 1000 });
  else setTimeout(load, 200);
};
