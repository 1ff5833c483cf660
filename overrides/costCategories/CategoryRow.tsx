import { useDraggable } from '@dnd-kit/react';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, MenuItem } from '@mui/material';
import { allows } from '#src/data/access/Permission.ts';
import { DragHandle } from '#src/ui/DragHandle.tsx';
import { IconMenu } from '#src/ui/IconMenu.tsx';
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
  const mayChange = allows(category.can, 'update');
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
          boxShadow: ({ palette }) => `inset 0 0 0 2px ${palette.primary.main}`,
        }),
      }}
    >
      {mayChange && <DragHandle ref={handleRef} sx={{ ml: -1, mr: -0.5 }} />}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{category.name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 400 }}>{category.reference}</Box>
      {mayChange && <Actions category={category} onDo={onDo} />}
    </Box>
  );
};

const doings = ['add', 'rename', 'move', 'delete'] as const satisfies readonly Doing['what'][];

const Actions = ({ category, onDo }: Pick<CategoryRowProps, 'category' | 'onDo'>) => {
  const words = useCategoryWords();
  return (
    <IconMenu label={words('actions', category)} icon={<MoreIcon fontSize="small" />}>
      {(choosing) =>
        doings.map((what) => (
          <MenuItem key={what} onClick={choosing(() => onDo({ what, category }))}>
            {words(what === 'add' ? 'add_below' : what)}
          </MenuItem>
        ))
      }
    </IconMenu>
  );
};
