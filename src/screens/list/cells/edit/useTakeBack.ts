import { useListContext, useNotify, type RaRecord } from 'react-admin';
import { isGone } from '#src/data/errors/failureOf.ts';
import { isSame } from '#src/data/isSame.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useTableWords } from '#src/screens/list/tableWords.ts';
import type { ListCells } from '../CellsContext.ts';
import type { CellStep, SavedCell } from '../CellSteps.ts';
import { messageOf } from './useCellSaving.ts';
import { useSaveCell } from './useSaveCell.ts';

/** Gives the cells that were saved last the values from before, but for those that somebody has changed since (K6). */
export function useTakeBack({ steps, recordOf }: ListCells): () => Promise<void> {
  const words = useTableWords();
  const notify = useNotify();
  const { refetch } = useListContext();
  const { save } = useSaveCell();
  const undo = async (step: CellStep) => {
    const answered = new Map<string, RaRecord>();
    const refused: string[] = [];
    let lacksRow = false;
    const putBack = async ({ place: { id }, source, before, after, record }: SavedCell) => {
      const now = answered.get(id) ?? recordOf(id) ?? record;
      if (!isSame(valueAt(now, source), after)) return refused.push(words('cell.changed_since'));
      try {
        answered.set(id, { ...now, ...(await save(now, { [source]: before })) });
      } catch (error) {
        refused.push(messageOf(error));
        lacksRow ||= isGone(error);
      }
    };
    // Of two values of a record the later one goes first, each on the version that the one before it has made.
    for (const cell of step.toReversed()) await putBack(cell);
    if (lacksRow) void refetch();
    const [message] = refused;
    if (message === undefined) return notify(words('cell.undone', { smart_count: step.length }));
    const done = step.length - refused.length;
    notify(words('cell.undone_partly', { done, total: step.length, message }), { type: 'warning' });
  };
  return () => steps.takeBack(undo);
}
