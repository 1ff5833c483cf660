import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import { useListPaginationContext } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useKeptExport } from './useKeptExport.ts';

const LatestExport = lazyPart(() => import('./LatestExport.tsx'), 'LatestExport');
const ExportMenu = lazyPart(() => import('./ExportMenu.tsx'), 'ExportMenu');

export interface ExportButtonProps {
  readonly seen: readonly ColumnElement[];
  readonly all: readonly ColumnElement[];
}

/** Export of the list: a command too, and what became of the latest file. */
export const ListExport = (columns: ExportButtonProps) => {
  const [kept] = useKeptExport(useResourceNames().resource);
  return (
    <>
      {kept && (
        <Suspense>
          <LatestExport key={kept.key} kept={kept} />
        </Suspense>
      )}
      <ExportButton {...columns} isCommand />
    </>
  );
};

/** Opens the choice of what to write to a file; its code comes with the first press. */
export const ExportButton = ({
  seen,
  all,
  isCommand = false,
}: ExportButtonProps & { readonly isCommand?: boolean }) => {
  const say = useWording();
  const { total } = useListPaginationContext();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const [busy, setBusy] = useState(false);
  const isEmpty = total === 0;
  useShortcut({
    label: say('list.export'),
    place: 'list',
    enabled: isCommand && !busy && !isEmpty,
    run: () => setShown('open'),
  });
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={isEmpty}
        // It keeps the focus that the menu has given back to it.
        aria-disabled={busy}
        aria-haspopup="menu"
        aria-expanded={shown === 'open'}
        onClick={() => !busy && setShown('open')}
      >
        {say(busy ? 'list.exporting' : 'list.export')}
      </Button>
      {shown !== 'never' && (
        <Suspense>
          <ExportMenu
            anchor={shown === 'open' ? button.current : null}
            onClose={() => setShown('closed')}
            seen={seen}
            all={all}
            onBusy={setBusy}
          />
        </Suspense>
      )}
    </>
  );
};
