import { Accessibility, AutoScroller, Cursor, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { timeText } from '../model/clock.ts';
import { addSection, moveItem } from '../model/editItems.ts';
import { HeardShortcut } from '#src/ui/keyboard/HeardShortcut.tsx';
import { keysOf } from '#src/ui/keyboard/keysOf.ts';
import { passOnTyped } from '#src/ui/keyboard/passOnTyped.ts';
import { isTypingCell } from '#src/ui/keyboard/typingCell.ts';
import { findItem, newKey, type Programme } from '../model/Programme.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { findingLines } from './findingLines.ts';
import { focusNextRow } from './focusCell.ts';
import { OutlineSection } from './OutlineSection.tsx';
import { itemKeys } from './itemKeys.ts';
import { useFocusNearby } from './useFocusNearby.ts';
import { useItemCommands } from './useItemCommands.ts';

/** Rows stay in their list while one is dragged: a line shows where it will stand. */
const plugins = [Accessibility, AutoScroller, Cursor, PreventSelection];

/** The agenda as a table that is typed into. Keys and boxes are heard here once for all rows. */
export const Outline = () => {
  const words = useAgendaWords();
  const state = useProgramme();
  const { programme, edit, select, selection, readOnly, days } = state;
  const locale = useFormatLocale();
  const run = useItemCommands();
  const moved = useRef<string>(undefined);
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState('');
  const noteFocus = useFocusNearby(programme);
  // A row that was moved by keys keeps the focus, which says nothing of where it stands now.
  useEffect(() => {
    const found = moved.current === undefined ? undefined : findItem(programme, moved.current);
    moved.current = undefined;
    if (found === undefined) return;
    const { item, section } = found;
    const time = `${formatDate(item.day, locale) ?? ''} ${timeText(item.start)}–${timeText(item.end)}`;
    setSaid(words('item.stands', { name: item.name, section: section.name, time }));
  }, [programme, words, locale]);
  const findings = useMemo(() => findingLines(state, words, locale), [state, words, locale]);

  const commandKeys = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyOf(event.target);
    if (readOnly || key === undefined) return;
    const pressed = keysOf(event.nativeEvent);
    const command = itemKeys.find(({ keys }) => keys === pressed)?.command;
    if (command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    takeOver();
    moved.current = key;
    run(command, key);
  };
  const typingKeys = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const key = keyOf(target);
    if (readOnly || key === undefined || event.defaultPrevented || !(target instanceof HTMLInputElement))
      return;
    if (target.getAttribute('data-column') === null) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      run('add', key);
    }
    const isPicking = target.getAttribute('aria-expanded') === 'true';
    if (isPicking || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    if (focusNextRow(target, event.key === 'ArrowUp' ? -1 : 1)) event.preventDefault();
  };
  const onBoxes = (event: ChangeEvent<HTMLElement>) => {
    const key = keyOf(event.target);
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return;
    if (key === undefined) return;
    const { checked } = event.target;
    select((selected) => new Set(checked ? [...selected, key] : [...selected].filter((one) => one !== key)));
  };
  const add = () => {
    const key = newKey();
    edit({ code: 'add_section' }, (before) => addSection(before, '', key));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-section="${key}"] [data-column="section"]`)?.focus(),
    );
  };
  return (
    <DragDropProvider
      plugins={plugins}
      onDragMove={({ operation, to }) => setOver(keyAt(to ?? operation.position.current))}
      onDragEnd={({ canceled, operation: { source, position } }) => {
        setOver(undefined);
        const where = keyAt(position.current);
        if (canceled || source === null || where === undefined) return;
        const key = String(source.id);
        edit({ code: 'move', name: findItem(programme, key)?.item.name }, (before) =>
          droppedOn(before, key, where, days),
        );
      }}
    >
      {!readOnly && <ItemKeys />}
      <Box onKeyDownCapture={commandKeys} onKeyDown={typingKeys} onChange={onBoxes} onFocus={noteFocus}>
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
        {programme.sections.length === 0 && <EmptyState title={words('none')} text={words('none_text')} />}
        {programme.sections.map((section, index) => (
          <OutlineSection
            key={section.key}
            section={section}
            index={index}
            last={index === programme.sections.length - 1}
            selection={selection}
            findings={findings}
            over={over}
          />
        ))}
        {!readOnly && (
          <Button startIcon={<AddIcon />} onClick={add} sx={{ mt: 2 }}>
            {words('add_section')}
          </Button>
        )}
      </Box>
    </DragDropProvider>
  );
};

/** Named in the sheet of keys; they are heard at the row that has the focus. */
const ItemKeys = () => {
  const words = useAgendaWords();
  const named = itemKeys.filter(({ keys }) => keys !== undefined);
  return named.map(({ command, keys }) => (
    <HeardShortcut key={command} keys={keys} label={words(`item.${command}`)} isStep run={() => false} />
  ));
};

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-item]')?.getAttribute('data-item') ?? undefined)
    : undefined;

/** What is being typed counts before the item is moved or copied. */
function takeOver(): void {
  if (isTypingCell()) passOnTyped();
}

/** The row under a point, or the section whose end it is. */
function keyAt({ x, y }: { readonly x: number; readonly y: number }): string | undefined {
  const element = document.elementFromPoint(x, y);
  const row = element?.closest('[data-item]')?.getAttribute('data-item');
  return row ?? element?.closest('[data-section]')?.getAttribute('data-section') ?? undefined;
}

/** On a row: before it, or behind it where it comes from above; on a section: at its end. */
function droppedOn(programme: Programme, key: string, where: string, days: readonly string[]): Programme {
  const section = programme.sections.find((one) => one.key === where);
  if (section !== undefined)
    return moveItem(programme, key, { section: where, index: section.items.length }, days);
  const target = findItem(programme, where);
  if (target === undefined || where === key) return programme;
  const day = target.item.day ?? undefined;
  return moveItem(programme, key, { section: target.section.key, index: target.index, day }, days);
}
