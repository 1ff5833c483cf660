import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { use } from 'react';
import { useListContext } from 'react-admin';
import { tone } from '#src/ui/palettes.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { BulkActionsContext } from './BulkActions.ts';
import { useBulkDelete } from './useBulkDelete.ts';

/**
 * What can be done with the selected rows, there only while some are selected. It lies over the table's head, or stays
 * at the bottom of the window: nothing moves when it comes.
 */
export const BulkBar = ({ place }: { readonly place: 'head' | 'bottom' }) => {
  const say = useWording();
  const { selectedIds, onUnselectItems } = useListContext();
  const remove = useBulkDelete();
  const bulk = use(BulkActionsContext);
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={say('list.selected', { smart_count: selectedIds.length })}
      sx={(theme) => ({
        ...(place === 'head'
          ? { position: 'absolute', top: 0, left: 44, right: 0, height: 40 }
          : { position: 'sticky', bottom: 0, minHeight: 48, borderRadius: 1 }),
        zIndex: 4,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        color: tone(theme, 'primaryNight').text,
        backgroundColor: tone(theme, 'primaryNight').background,
        borderBottom: `1px solid ${tone(theme, 'primaryNight').border}`,
      })}
    >
      <Tooltip title={say('list.unselect')}>
        <IconButton
          size="small"
          aria-label={say('list.unselect')}
          onClick={() => onUnselectItems()}
          sx={{ color: 'inherit' }}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      <Box component="span" sx={{ fontWeight: 500, flex: 1 }}>
        {say('list.selected', { smart_count: selectedIds.length })}
      </Box>
      {bulk?.buttons}
      {remove !== undefined && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={remove}>
          {say('list.delete_selected')}
        </Button>
      )}
    </Box>
  );
};
