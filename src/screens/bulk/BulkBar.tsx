import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, GlobalStyles, IconButton, Paper, type Theme, Tooltip } from '@mui/material';
import { use, useState } from 'react';
import { useListContext } from 'react-admin';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { tone } from '#src/ui/palettes.ts';
import { ExportButton, type ExportButtonProps } from '../export/ExportButton.tsx';
import { BulkButtonsContext } from '../list/selection/BulkButtonsContext.ts';
import { BulkEdit } from './BulkEdit.tsx';
import { useBulkWords } from './bulkWords.ts';
import { rowAfter } from './rowAfter.ts';
import { useBulkDelete } from './useBulkDelete.tsx';
import { useRestore } from './useRestore.ts';
import { useTrash } from '../list/selection/useTrash.ts';
import { useSelected } from './useSelected.ts';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';

/** What can be done with the selected rows: it floats above the list, and nothing moves when it comes. */
export function BulkBar(columns: ExportButtonProps) {
  const words = useBulkWords();
  const figure = useCount();
  const { onUnselectItems, selectedIds, total = 0 } = useListContext();
  const { count, isAll, chooseAll, select } = useSelected();
  const isTrash = useTrash();
  const remove = useBulkDelete();
  const restore = useRestore();
  const mayEdit = useMayEditMany() && !isTrash;
  const added = use(BulkButtonsContext);
  const [isEditing, setEditing] = useState(false);
  // Whoever signs in on a page of its own comes back to a list without ticks.
  useHoldPage();
  const said = words('bar.selected', { count: figure(count) });
  const at = { place: 'list', isStep: true } as const;
  const canChooseAll = !isAll && !isTrash && total > count;
  useShortcut({
    keys: 'Shift+A',
    label: words('keys.all'),
    ...at,
    enabled: canChooseAll,
    run: chooseAll,
  });
  useShortcut({ ...at, keys: 'Esc', label: words('bar.clear'), run: () => onUnselectItems() });
  const canRestore = isTrash && restore !== undefined;
  const restoreTicked = () => {
    const goOn = rowAfter();
    void restore?.(selectedIds).then(() => {
      onUnselectItems();
      goOn();
    });
  };
  const canDelete = !isAll && !isTrash && remove !== undefined;
  useShortcut({ ...at, keys: 'R', label: words('bar.restore'), enabled: canRestore, run: restoreTicked });
  useShortcut({
    ...at,
    keys: 'Delete',
    label: words('bar.delete'),
    enabled: canDelete,
    run: () => remove?.(),
  });
  return (
    <>
      <GlobalStyles styles={besideBarStyles} />
      <Paper
        role="toolbar"
        aria-label={said}
        elevation={6}
        sx={(theme) => ({
          ...placeSx,
          color: tone(theme, 'primaryNight').text,
          backgroundColor: tone(theme, 'primaryNight').background,
          border: `1px solid ${tone(theme, 'primaryNight').border}`,
        })}
      >
        <Tooltip title={words('bar.clear')}>
          <IconButton
            size="small"
            aria-label={words('bar.clear')}
            aria-keyshortcuts="Escape"
            onClick={() => onUnselectItems()}
            sx={{ color: 'inherit' }}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
        <Box component="span" role="status" sx={{ fontWeight: 500, whiteSpace: 'nowrap', mr: 1 }}>
          {said}
        </Box>
        {canChooseAll && (
          <Button size="small" color="inherit" onClick={chooseAll} aria-keyshortcuts="Shift+A">
            {words('bar.all', { total: figure(total) })}
          </Button>
        )}
        {mayEdit && (
          <Button
            size="small"
            color="inherit"
            startIcon={<EditIcon />}
            aria-keyshortcuts="E"
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
          >
            {words('bar.edit')}
          </Button>
        )}
        {added}
        <ExportButton {...columns} />
        {canRestore && (
          <Button
            size="small"
            color="inherit"
            startIcon={<RestoreIcon />}
            aria-keyshortcuts="R"
            onClick={restoreTicked}
          >
            {words('bar.restore')}
          </Button>
        )}
        {canDelete && (
          <Button
            size="small"
            color="error"
            startIcon={<DeleteIcon />}
            aria-keyshortcuts="Delete"
            onClick={remove}
          >
            {words('bar.delete')}
          </Button>
        )}
      </Paper>
      {isEditing && (
        <BulkEdit
          count={count}
          select={select}
          onClose={(isBegun) => {
            setEditing(false);
            if (isBegun) onUnselectItems();
          }}
        />
      )}
    </>
  );
}

/** What the bar takes at most, with the air around it: on a telephone its buttons stand in two lines. */
const room = { xs: 136, sm: 96 } as const;

/**
 * What is said meanwhile stands above the list: the bar has the place below it. No row that the focus goes to lies under
 * the bar, and what stands below the last one can be scrolled above it.
 */
const besideBarStyles = (theme: Theme) => ({
  '.MuiSnackbar-root.MuiSnackbar-root': { top: 64, bottom: 'auto' },
  html: { scrollPaddingBottom: room.xs, [theme.breakpoints.up('sm')]: { scrollPaddingBottom: room.sm } },
  '#main': { paddingBottom: room.xs, [theme.breakpoints.up('sm')]: { paddingBottom: room.sm } },
});

const placeSx = {
  position: 'fixed',
  bottom: { xs: 8, sm: 24 },
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 1050,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 0.75,
  borderRadius: 2,
  maxWidth: 'calc(100vw - 16px)',
  width: 'max-content',
} as const;

/** Whether many records can be changed at once: by what the server says, else by whether there is a form. */
function useMayEditMany(): boolean {
  const { update } = useResourceMeta();
  const { allowed } = useMay('update');
  const inputs = useTypeAccess()?.manyInputs;
  return update?.pieces !== undefined && allowed && (inputs === undefined || inputs.length > 0);
}
