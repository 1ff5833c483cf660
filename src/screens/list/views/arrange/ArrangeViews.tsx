import { DragDropProvider } from '@dnd-kit/react';
import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import type { KeptView } from '../KeptView.ts';
import { useKeptViews } from '../keeping/useKeptViews.ts';
import { useViewWords } from '../viewWords.ts';
import { ArrangedView } from './ArrangedView.tsx';
import { type ViewPut, viewPut } from './putView.ts';
import { usePutViews } from './usePutViews.ts';
import { rowAt, rowDrag } from '#src/ui/rowDrag.ts';

export interface ArrangeViewsProps {
  /** Whose list it is. */
  readonly resource: string;
  /** Throws why it was not kept. */
  readonly onPut: (put: ViewPut) => Promise<void>;
}

/** The views of a list in the viewer's own order, each dragged or moved to another place; kept at once. */
export const ArrangeViews = ({ resource, onPut }: ArrangeViewsProps) => {
  const words = useViewWords();
  const [target, setTarget] = useState<string>();
  const [said, setSaid] = useState('');
  // As they are by now: others are saved and deleted meanwhile.
  const { views } = useKeptViews(resource);
  const { ids, put } = usePutViews(
    views.map(({ id }) => id),
    onPut,
    () => setSaid(''),
  );
  const shown = views.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const last = ids.length - 1;
  const move = (id: string, to: number) => {
    if (to < 0 || to > last || to === ids.indexOf(id)) return;
    const name = views.find((view) => view.id === id)?.label ?? '';
    setSaid(words('view.moved', { name, place: to + 1, count: ids.length }));
    put(viewPut(ids, id, to));
  };
  const onKeyDown = (view: KeptView) => (event: KeyboardEvent) => {
    const placeOf = event.altKey ? places[event.key] : undefined;
    if (placeOf === undefined) return;
    event.preventDefault();
    move(view.id, placeOf(ids.indexOf(view.id), last));
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
              place={place}
              last={last}
              onMove={(to) => move(view.id, to)}
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

const places: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};
