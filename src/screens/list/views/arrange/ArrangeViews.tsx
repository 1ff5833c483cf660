import { DragDropProvider } from '@dnd-kit/react';
import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import type { KeptView } from '../KeptView.ts';
import { useKeptViews } from '../keeping/useKeptViews.ts';
import { useViewWords } from '../viewWords.ts';
import { ArrangedView } from './ArrangedView.tsx';
import { moved } from './moved.ts';
import { useKeptOrder } from './useKeptOrder.ts';
import { rowAt, rowDrag } from '#src/ui/rowDrag.ts';

export interface ArrangeViewsProps {
  /** Whose list it is. */
  readonly resource: string;
  /** Throws why it was not kept. */
  readonly onOrder: (ids: readonly string[]) => Promise<void>;
}

/** The views of a list in the viewer's own order, each dragged or moved to another place; kept at once. */
export const ArrangeViews = ({ resource, onOrder }: ArrangeViewsProps) => {
  const words = useViewWords();
  const [target, setTarget] = useState<string>();
  const [said, setSaid] = useState('');
  // As they are by now: others are saved and deleted meanwhile.
  const { views } = useKeptViews(resource);
  const { ids: wanted, order } = useKeptOrder(
    views.map(({ id }) => id),
    onOrder,
    () => setSaid(''),
  );
  const placeOf = ({ id }: KeptView) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
  const shown = views.toSorted((one, other) => placeOf(one) - placeOf(other));
  const ids = shown.map(({ id }) => id);
  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    if (to < 0 || to >= ids.length || to === from) return;
    const next = moved(ids, from, to);
    const name = views.find((view) => view.id === id)?.label ?? '';
    setSaid(words('view.moved', { name, place: to + 1, count: ids.length }));
    order(next);
  };
  const onKeyDown = (view: KeptView) => (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(view.id, ids.indexOf(view.id) + by);
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{words('view.arrange_text')}</Typography>
      <DragDropProvider
        {...rowDrag}
        onDragMove={({ operation, to }) => setTarget(rowAt(to ?? operation.position.current, 'data-view'))}
        onDragEnd={({ canceled, operation }) => {
          const over = rowAt(operation.position.current, 'data-view');
          setTarget(undefined);
          const dragged = operation.source?.id;
          if (!canceled && dragged !== undefined && over !== undefined)
            move(String(dragged), ids.indexOf(over));
        }}
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
          {shown.map((view, place) => (
            <ArrangedView
              key={view.id}
              view={view}
              isTarget={target === view.id}
              onEarlier={place === 0 ? undefined : () => move(view.id, place - 1)}
              onLater={place === ids.length - 1 ? undefined : () => move(view.id, place + 1)}
              onKeyDown={onKeyDown(view)}
            />
          ))}
        </Box>
      </DragDropProvider>
      <Box role="status" sx={{ minHeight: 24, mt: 1, fontSize: 12, color: 'text.secondary' }}>
        {said}
      </Box>
    </>
  );
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
