import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';
import { tone } from '../../ui/palettes.ts';
import { useWording } from '../../fields/wording/useWording.ts';
import { useBulkDelete } from './useBulkDelete.ts';

/** What can be done with the selected rows; there only while some are selected. */
export const BulkBar = () => {
  const say = useWording();
  const { selectedIds, onUnselectItems } = useListContext();
  const remove = useBulkDelete();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={say('list.selected', { smart_count: selectedIds.length })}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        minHeight: 44,
        color: tone(theme, 'primaryNight').text,
        backgroundColor: tone(theme, 'primaryNight').background,
        borderBottom: `1px solid ${tone(theme, 'primaryNight').border}`,
      })}
    >
      <Tooltip title={say('list.unselect')}>
        <IconButton size="small" aria-label={say('list.unselect')} onClick={() => onUnselectItems()} sx={{ color: 'inherit' }}>
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      <Box component="span" sx={{ fontWeight: 500, flex: 1 }}>
        {say('list.selected', { smart_count: selectedIds.length })}
      </Box>
      {remove !== undefined && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={remove}>
          {say('list.delete_selected')}
        </Button>
      )}
    </Box>
  );
};
