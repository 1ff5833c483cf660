import { useCallback } from 'react';
import { addItem, duplicate, moveDays, moveItem, remove } from '../model/editItems.ts';
import { findItem, newKey, type Programme } from '../model/Programme.ts';
import { useProgrammeActions } from '../state/ProgrammeProvider.tsx';
import { focusCell } from './focusCell.ts';

export type ItemCommand =
  | 'add'
  | 'insert'
  | 'duplicate'
  | 'up'
  | 'down'
  | 'day_before'
  | 'day_after'
  | 'remove';

/** One item up or down: within its section, and over its edge into the next one. */
function moveUpOrDown(programme: Programme, key: string, by: -1 | 1, days: readonly string[]): Programme {
  const found = findItem(programme, key);
  if (found === undefined) return programme;
  const index = found.index + by;
  if (index >= 0 && index < found.section.items.length) {
    const day = found.section.items[index]?.day ?? undefined;
    return moveItem(programme, key, { section: found.section.key, index, day }, days);
  }
  const next = programme.sections[found.sectionIndex + by];
  if (next === undefined) return programme;
  const neighbour = by === 1 ? next.items[0] : next.items.at(-1);
  const place = {
    section: next.key,
    index: by === 1 ? 0 : next.items.length,
    day: neighbour?.day ?? undefined,
  };
  return moveItem(programme, key, place, days);
}

/** What menu and keys do with an item; the focus goes where one types on. */
export function useItemCommands(): (command: ItemCommand, key: string) => void {
  const { edit, days } = useProgrammeActions();
  return useCallback(
    (command, key) => {
      const change = (code: string, then: (programme: Programme, name: string) => Programme) =>
        edit({ code }, (programme) => then(programme, findItem(programme, key)?.item.name ?? ''));
      const added = newKey();
      switch (command) {
        case 'add':
          change('add', (programme) => {
            const section = findItem(programme, key)?.section.key ?? '';
            return addItem(programme, { key: added, section, after: key }, days);
          });
          return focusCell(added, 'length');
        case 'insert':
          change('add', (programme) => insertBefore(programme, key, added, days));
          return focusCell(added, 'length');
        case 'duplicate':
          change('duplicate', (programme) => duplicate(programme, new Set([key]), days, () => added));
          return focusCell(added, 'start');
        case 'remove':
          focusCell(key, 'name', 'neighbour');
          return change('remove', (programme) => remove(programme, new Set([key])));
        case 'up':
        case 'down':
          change('move', (programme) => moveUpOrDown(programme, key, command === 'up' ? -1 : 1, days));
          return focusCell(key);
        case 'day_before':
        case 'day_after':
          change('move', (programme) =>
            moveDays(programme, new Set([key]), command === 'day_before' ? -1 : 1, days),
          );
          return focusCell(key);
      }
    },
    [edit, days],
  );
}

/** Takes the start of the one it pushes down, which begins when it ends. */
function insertBefore(programme: Programme, key: string, added: string, days: readonly string[]): Programme {
  const found = findItem(programme, key);
  if (found === undefined) return programme;
  const { section, item, index } = found;
  const start = Math.max((item.start ?? 570) - 30, 0);
  const place = { key: added, section: section.key, day: item.day ?? undefined, start };
  const withNew = addItem(programme, place, days);
  return moveKept(withNew, section.key, added, index);
}

/** To another place of the list without a new time. */
function moveKept(programme: Programme, section: string, key: string, index: number): Programme {
  return {
    ...programme,
    sections: programme.sections.map((one) => {
      const item = one.items.find((candidate) => candidate.key === key);
      if (one.key !== section || item === undefined) return one;
      return { ...one, items: one.items.filter((other) => other !== item).toSpliced(index, 0, item) };
    }),
  };
}
