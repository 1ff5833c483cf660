import { DragDropProvider, type DragEndEvent, type DragMoveEvent, type DragStartEvent } from '@dnd-kit/react';
import { Box } from '@mui/material';
import { panelSx } from '#src/ui/panelSx.ts';
import type { Doing } from './CategoryDialog.tsx';
import { below, type Category, changeCategory } from './categoryOperations.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { topOfTree, dropTarget } from './categoryDrop.ts';
import { useCategoryWords } from './categoryWords.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { rowAt, rowDrag } from '#src/ui/rowDrag.ts';

/** The category under the pointer, and the one it would go below; dropped, it is moved at once. */
function useCategoryDrag(all: readonly Category[]) {
  const words = useCategoryWords();
  const notify = useNotify();
  const change = useMutationRun(changeCategory);
  const [dragged, setDragged] = useState<Category>();
  const [target, setTarget] = useState<string>();
  const categoryOf = (source: { readonly id: string | number } | null) =>
    all.find(({ id }) => id === source?.id);
  const move = async ({ id, dateModified }: Category, to: string) => {
    const input = { id, date_modified: dateModified, parent_id: to === topOfTree ? null : to };
    const { data, refusal } = await change.send({ input });
    if (refusal !== undefined) notify(refusal.message, { type: 'error' });
    else if (data) notify(words('moved', data.updateCostCategory), { type: 'success' });
  };
  const onDragStart = ({ operation }: DragStartEvent) => setDragged(categoryOf(operation.source));
  const onDragMove = ({ operation, to }: DragMoveEvent) => {
    const source = categoryOf(operation.source);
    setTarget(source && dropTarget(all, source, rowAt(to ?? operation.position.current, 'data-category')));
  };
  const onDragEnd = ({ canceled, operation }: DragEndEvent) => {
    const source = categoryOf(operation.source);
    const to = source && dropTarget(all, source, rowAt(operation.position.current, 'data-category'));
    setDragged(undefined);
    setTarget(undefined);
    if (!canceled && source !== undefined && to !== undefined) void move(source, to);
  };
  return { dragged, target, handlers: { onDragStart, onDragMove, onDragEnd } };
}

interface CategoryBranchesProps {
  readonly all: readonly Category[];
  readonly onDo: (doing: Doing) => void;
}

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
    <DragDropProvider {...rowDrag} {...handlers}>
      <Box
        sx={{
          position: 'relative',
          ...panelSx,
        }}
      >
        {dragged !== undefined && dragged.parentId !== null && (
          <Box
            data-category={topOfTree}
            sx={[
              topSx,
              target === topOfTree && {
                borderStyle: 'solid',
                boxShadow: ({ palette }) => `inset 0 0 0 1px ${palette.primary.main}`,
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
