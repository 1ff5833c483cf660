import { AutoScroller, Cursor, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { Box } from '@mui/material';
import type { Doing } from './CategoryDialog.tsx';
import { below, type Category } from './categoryOperations.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { topOfTree } from './categoryDrop.ts';
import { useCategoryDrag } from './useCategoryDrag.ts';
import { useCategoryWords } from './categoryWords.ts';

interface CategoryBranchesProps {
  readonly all: readonly Category[];
  readonly onDo: (doing: Doing) => void;
}

/** By pointer alone: keys have the menu of each row, with the same move in it. */
const sensors = [PointerSensor];
/** Rows stay where they are while one is dragged; the one it would go below is framed. */
const plugins = [AutoScroller, Cursor, PreventSelection];

/** The tree itself: a category is dragged onto another, and all below it come along. */
export const CategoryBranches = ({ all, onDo }: CategoryBranchesProps) => {
  const words = useCategoryWords();
  const { dragged, target, handlers } = useCategoryDrag(all);
  const branch = (parent: string | null, level: number) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {below(all, parent).map((category) => (
        <Box component="li" key={category.id}>
          <CategoryRow category={category} level={level} isTarget={target === category.id} onDo={onDo} />
          {branch(category.id, level + 1)}
        </Box>
      ))}
    </Box>
  );
  return (
    <DragDropProvider sensors={sensors} plugins={plugins} {...handlers}>
      <Box
        sx={{
          position: 'relative',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {dragged !== undefined && dragged.parentId !== null && (
          <Box
            data-category={topOfTree}
            sx={[
              topSx,
              target === topOfTree && {
                borderStyle: 'solid',
                boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
              },
            ]}
          >
            {words('move.top')}
          </Box>
        )}
        {branch(null, 0)}
      </Box>
    </DragDropProvider>
  );
};

/** Above the tree and over what stands there, so that no row moves under the pointer. */
const topSx = {
  position: 'absolute',
  bottom: '100%',
  left: -1,
  right: -1,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  height: 40,
  px: 2,
  border: '1px dashed',
  borderColor: 'primary.main',
  borderRadius: '8px 8px 0 0',
  bgcolor: 'background.paper',
  color: 'primary.main',
  fontWeight: 600,
} as const;
