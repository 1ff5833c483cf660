import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useListed } from '#src/fields/wording/useListed.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useWhole } from '../list/selection/wholeSelection.ts';
import type { FileFormat } from './ExportChoice.ts';
import { type ExportWords, useExportWords } from './exportWords.ts';
import { isWrittenByServer, saysSomething, withCurrencies, withNumber } from './fileColumns.ts';
import { useBrowserExport } from './useBrowserExport.ts';
import { useServerExport } from './useServerExport.ts';

export interface ExportMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** Those that the table shows, and all that it could. */
  readonly seen: readonly ColumnElement[];
  readonly all: readonly ColumnElement[];
  readonly onBusy: (busy: boolean) => void;
}

const formats: readonly (readonly [FileFormat, Parameters<ExportWords>[0]])[] = [
  ['CSV', 'csv'],
  ['XLSX', 'xlsx'],
  ['JSON', 'json'],
];

/** Which columns, which rows, which kind of file. */
export const ExportMenu = ({ anchor, onClose, seen, all, onBusy }: ExportMenuProps) => {
  const words = useExportWords();
  const say = useWording();
  const notify = useNotify();
  const { selectedIds: ticked, total = 0 } = useListContext();
  const selectedIds = useWhole(ticked) ? [] : ticked;
  const figureOf = useCount();
  const labelOf = useLabelText();
  const listed = useListed();
  const { list, create } = useResourceMeta();
  const every = create?.imports === true ? withNumber(all) : all;
  const [allColumns, setAllColumns] = useState(false);
  const [allRows, setAllRows] = useState(false);
  const online = useWhenOnline();
  const onlySelected = selectedIds.length > 0 && !allRows;
  const byServer = useServerExport();
  const byBrowser = useBrowserExport();
  const columns = withCurrencies((allColumns ? every : seen).filter(saysSomething), all);
  const ofServer = list?.exports === true ? columns.filter(isWrittenByServer) : [];
  const onlyHere = columns.filter((column) => !ofServer.includes(column));
  const without = listed(onlyHere.map(({ source, label }) => labelOf(source, label)));
  const count = onlySelected ? selectedIds.length : total;

  const run = async (format: FileFormat) => {
    onClose();
    onBusy(true);
    const ids = onlySelected ? selectedIds : null;
    const isServers = format !== 'CSV' || onlyHere.length === 0;
    try {
      await online();
      const file = await (isServers
        ? byServer({ format, columns: ofServer, ids })
        : byBrowser({ format, columns, ids }));
      if (file === null) notify(words('making_long', { count: figureOf(count) }), { type: 'info' });
      else if ('total' in file && file.total > exportLimit)
        notify(say('list.export_limited', { limit: figureOf(exportLimit), total: figureOf(file.total) }), {
          type: 'warning',
        });
      else notify(words('saved', { name: file.fileName, smart_count: file.rows }), { type: 'info' });
    } catch (error) {
      notify(say('list.export_failed', { message: refusalOf(error).message }), {
        type: 'error',
      });
    } finally {
      onBusy(false);
    }
  };
  const choice = (checked: boolean, onChoose: () => void, text: ReactNode) => (
    <MenuItem role="menuitemradio" aria-checked={checked} selected={checked} dense onClick={onChoose}>
      <ListItemIcon sx={{ visibility: checked ? 'visible' : 'hidden' }}>
        <CheckIcon sx={{ fontSize: 16 }} />
      </ListItemIcon>
      {text}
    </MenuItem>
  );
  const head = (text: string) => (
    <ListSubheader
      role="presentation"
      disableGutters
      sx={{ px: 1.75, lineHeight: '28px', backgroundColor: 'transparent' }}
    >
      {text}
    </ListSubheader>
  );
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        // Other rows may be ticked when it is opened again.
        transition: { onExited: () => setAllRows(false) },
        list: { 'aria-label': say('list.export'), dense: true },
      }}
    >
      {head(words('columns'))}
      {choice(
        !allColumns,
        () => setAllColumns(false),
        words('columns.seen', { count: seen.filter(saysSomething).length }),
      )}
      {choice(
        allColumns,
        () => setAllColumns(true),
        words('columns.all', { count: every.filter(saysSomething).length }),
      )}
      {selectedIds.length > 0 && head(words('rows'))}
      {selectedIds.length > 0 &&
        choice(
          onlySelected,
          () => setAllRows(false),
          words('rows.selected', { count: figureOf(selectedIds.length) }),
        )}
      {selectedIds.length > 0 &&
        choice(allRows, () => setAllRows(true), words('rows.all', { count: figureOf(total) }))}
      <Divider />
      {head(words('as'))}
      {formats
        .filter(([format]) => ofServer.length > 0 || format === 'CSV')
        .map(([format, word]) => (
          <MenuItem key={format} onClick={() => void run(format)}>
            <ListItemText
              primary={words(word)}
              secondary={format !== 'CSV' && onlyHere.length > 0 && words('without', { names: without })}
            />
          </MenuItem>
        ))}
    </Menu>
  );
};
