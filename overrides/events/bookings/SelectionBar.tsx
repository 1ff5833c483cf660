import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { BulkStatusButtons } from '#overrides/bookings/index.ts';
import { SelectionDocuments } from '#overrides/documents/index.ts';
import { tone } from '#src/ui/palettes.ts';
import { useEventWords } from '../eventWords.ts';

export interface SelectionBarProps {
  readonly ids: readonly string[];
  readonly onClear: () => void;
}

/** What can be done with the selected bookings; at the bottom of the window, so that nothing moves when it comes. */
export const SelectionBar = ({ ids, onClear }: SelectionBarProps) => {
  const words = useEventWords();
  const label = words('bookings.selected', { smart_count: ids.length });
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={(theme) => ({
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        px: 1.5,
        borderRadius: 1,
        color: tone(theme, 'primaryNight').text,
        backgroundColor: tone(theme, 'primaryNight').background,
        border: `1px solid ${tone(theme, 'primaryNight').border}`,
      })}
    >
      <IconButton
        size="small"
        aria-label={words('bookings.unselect')}
        title={words('bookings.unselect')}
        onClick={onClear}
        sx={{ color: 'inherit' }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Box component="span" sx={{ fontWeight: 500, flex: 1 }}>
        {label}
      </Box>
      <SelectionDocuments ids={ids} />
      <BulkStatusButtons ids={ids} onChanged={onClear} />
    </Box>
  );
};
