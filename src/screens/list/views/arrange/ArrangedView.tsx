import { useDraggable } from '@dnd-kit/react';
import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { DragHandle } from '#src/ui/DragHandle.tsx';
import { MoveButtons } from '#src/ui/MoveButtons.tsx';
import type { KeptView } from '../KeptView.ts';
import { useViewSource } from '../useViewSource.ts';
import { useViewWords } from '../viewWords.ts';

interface ArrangedViewProps {
  readonly view: KeptView;
  /** What is dragged would take its place. */
  readonly isTarget: boolean;
  readonly place: number;
  /** The place of the last one. */
  readonly last: number;
  readonly onMove: (place: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A view among the others, with the ways to put it elsewhere. */
export const ArrangedView = ({ view, isTarget, place, last, onMove, onKeyDown }: ArrangedViewProps) => {
  const words = useViewWords();
  const source = useViewSource()(view);
  const { ref, handleRef, isDragSource } = useDraggable({ id: view.id });
  const name = view.label;
  return (
    <Box
      component="li"
      ref={ref}
      data-view={view.id}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        // On a telephone a long name has a line for itself.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        justifyContent: 'end',
        columnGap: 1,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isDragSource ? 0.5 : 1,
        ...(isTarget && { boxShadow: ({ palette }) => `inset 0 0 0 2px ${palette.primary.main}` }),
      }}
    >
      <Box
        sx={{ flex: '1 1 auto', minWidth: 0, minHeight: 44, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <DragHandle ref={handleRef} />
        <Box sx={{ minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
          {name}
          {source !== undefined && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{source}</Box>}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <MoveButtons
          place={place}
          last={last}
          labels={{
            top: words('view.top', { name }),
            up: words('view.earlier', { name }),
            down: words('view.later', { name }),
            end: words('view.end', { name }),
          }}
          onMove={onMove}
        />
      </Box>
    </Box>
  );
};
