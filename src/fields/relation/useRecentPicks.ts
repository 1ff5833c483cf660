import { useState } from 'react';
import { useStore } from 'react-admin';
import type { PickerOption } from '../input/PickerInput.tsx';
import { useRecordLabels } from './useRecordLabels.ts';

const kept = 5;
const none: readonly string[] = [];

interface RecentPicks {
  /** Those that the viewer may still see, the latest first. */
  readonly recent: readonly PickerOption[];
  readonly open: () => void;
  readonly keep: (id: string) => void;
}

/** What was picked of a resource last; their names are read when a picker is opened, and are not kept. */
export function useRecentPicks(
  reference: string,
  paths: readonly string[] | undefined,
  options: readonly PickerOption[],
): RecentPicks {
  const [ids, setIds] = useStore<readonly string[]>(`picked.${reference}`, none);
  const [opened, setOpened] = useState(false);
  const listed = new Map(options.map((option) => [option.id, option]));
  const { labels } = useRecordLabels(reference, opened ? ids.filter((id) => !listed.has(id)) : none, paths);
  const found = ids.map((id) => {
    const label = labels.get(id);
    return listed.get(id) ?? (label === undefined ? undefined : { id, label });
  });
  return {
    recent: found.filter((option) => option !== undefined),
    open: () => setOpened(true),
    keep: (id) => {
      if (ids[0] !== id) setIds([id, ...ids.filter((one) => one !== id)].slice(0, kept));
    },
  };
}
