import type { PickerOption } from '../input/PickerInput.tsx';
import { useWording } from '../wording/useWording.ts';
import { useRecordLabels } from './useRecordLabels.ts';

/** Chosen records of which no more than the id is known: one that is gone since says so. */
export function useChosenRecords(
  reference: string,
  ids: readonly string[],
  label?: readonly string[],
): readonly PickerOption[] {
  const say = useWording();
  const { labels, isRead } = useRecordLabels(reference, ids, label);
  const unnamed = isRead ? say('input.gone') : '…';
  return ids.map((id) => ({ id, label: labels.get(id) ?? unnamed }));
}
