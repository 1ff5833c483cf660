import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useTableWords } from '../tableWords.ts';
import { useSorts } from './useSorts.ts';

const SortMenu = lazyPart(() => import('./SortMenu.tsx'), 'SortMenu');

/** Opens what the list is sorted by; nothing where it cannot be sorted. */
export const SortButton = ({
  list,
  columns,
}: {
  readonly list: ListMeta | undefined;
  readonly columns: readonly ColumnElement[];
}) => {
  const words = useTableWords();
  const sorts = useSorts(list);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const sortable = columns.filter(({ source }) =>
    [list?.sortColumns, list?.sortFigures, list?.sortKeys].some((by) => by?.[source] !== undefined),
  );
  const open = () => setAnchor(button.current ?? undefined);
  useShortcut({
    keys: 'S',
    label: words('keys.sort'),
    place: 'list',
    enabled: sortable.length > 0,
    run: open,
  });
  if (sortable.length === 0) return null;
  const several = sorts.sorts.length > 1 ? ` ${sorts.sorts.length}` : '';
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<SwapVertIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="S"
        onClick={open}
      >
        {words('sort.title')}
        {several}
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <SortMenu {...sorts} columns={sortable} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
};
