import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { dropTarget, topOfTree } from './categoryDrop.ts';
import { changeCategory, type Category } from './categoryOperations.ts';
import { useCategoryWords } from './categoryWords.ts';

/** The category under the pointer, and the one it would go below; dropped, it is moved at once. */
export function useCategoryDrag(all: readonly Category[]) {
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
    setTarget(source && dropTarget(all, source, categoryAt(to ?? operation.position.current)));
  };
  const onDragEnd = ({ canceled, operation }: DragEndEvent) => {
    const source = categoryOf(operation.source);
    const to = source && dropTarget(all, source, categoryAt(operation.position.current));
    setDragged(undefined);
    setTarget(undefined);
    if (!canceled && source !== undefined && to !== undefined) void move(source, to);
  };
  return { dragged, target, handlers: { onDragStart, onDragMove, onDragEnd } };
}

const categoryAt = ({ x, y }: { readonly x: number; readonly y: number }): string | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-category]')?.getAttribute('data-category') ?? undefined;
