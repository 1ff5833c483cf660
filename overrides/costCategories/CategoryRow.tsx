import { useDraggable } from '@dnd-kit/react';
import DragIcon from '@mui/icons-material/DragIndicator';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { Doing } from './CategoryDialog.tsx';
import type { Category } from './categoryOperations.ts';
import { useCategoryWords } from './categoryWords.ts';

interface CategoryRowProps {
  readonly category: Category;
  readonly level: number;
  /** What is dragged would go below it. */
  readonly isTarget: boolean;
  readonly onDo: (doing: Doing) => void;
}

/** A category, and for administrators the ways to change it. */
export const CategoryRow = ({ category, level, isTarget, onDo }: CategoryRowProps) => {
  const mayChange = category.can.some(({ action, allowed }) => action === 'update' && allowed);
  const { ref, handleRef, isDragSource } = useDraggable({ id: category.id, disabled: !mayChange });
  return (
    <Box
      ref={ref}
      data-category={category.id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        pl: 2 + level * 3,
        pr: 1,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isDragSource ? 0.5 : 1,
        ...(level === 0 && { fontWeight: 600, bgcolor: 'action.hover' }),
        ...(isTarget && {
          bgcolor: 'action.selected',
          boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
        }),
      }}
    >
      {mayChange && (
        <Box aria-hidden component="span" ref={handleRef} sx={handleSx}>
          <DragIcon fontSize="small" />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{category.name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 400 }}>{category.reference}</Box>
      {mayChange && <Actions category={category} onDo={onDo} />}
    </Box>
  );
};

const handleSx = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  ml: -1,
  mr: -0.5,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
} as const;

const Actions = ({ category, onDo }: Pick<CategoryRowProps, 'category' | 'onDo'>) => {
  const words = useCategoryWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (what: Doing['what']) => () => {
    setAnchor(undefined);
    onDo({ what, category });
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={words('actions', category)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={choose('add')}>{words('add_below')}</MenuItem>
        <MenuItem onClick={choose('rename')}>{words('rename')}</MenuItem>
        <MenuItem onClick={choose('move')}>{words('move')}</MenuItem>
        <MenuItem onClick={choose('delete')}>{words('delete')}</MenuItem>
      </Menu>
    </>
  );
};
