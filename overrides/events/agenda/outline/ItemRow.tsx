import { useDraggable } from '@dnd-kit/react';
import DragIcon from '@mui/icons-material/DragIndicator';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import { Box, Checkbox, IconButton } from '@mui/material';
import { memo, useId, useState } from 'react';
import { useAgendaWords } from '../agendaWords.ts';
import { lengthText, longestInMinutes, parseEnd, parseTime, timeIn, timeText } from '../model/clock.ts';
import { setItem } from '../model/editItems.ts';
import { setTime } from '../model/editTimes.ts';
import { setTrainers } from '../model/editTrainers.ts';
import type { Item } from '../model/Programme.ts';
import { addMember } from '../state/Plan.ts';
import { useMoveAlong, useProgrammeActions } from '../state/ProgrammeProvider.tsx';
import { Cell } from './Cell.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { lineSx, numberSx, rowSx } from './rowSx.ts';
import { TrainersCell } from './TrainersCell.tsx';

interface ItemRowProps {
  readonly item: Item;
  readonly isSelected: boolean;
  /** What is dragged would be dropped here. */
  readonly isTarget: boolean;
  /** What stands under the row, a line each; text, so that an equal one draws nothing again. */
  readonly errors: string;
  readonly warnings: string;
}

/** One item: start, length, name, trainers; what it is for on demand. Drawn again only when it has changed itself. */
export const ItemRow = memo(({ item, isSelected, isTarget, errors, warnings }: ItemRowProps) => {
  const words = useAgendaWords();
  const { edit, editPlan, readOnly, days } = useProgrammeActions();
  const [along] = useMoveAlong();
  const [note, setNote] = useState('');
  const [showsObjectives, setShowsObjectives] = useState(false);
  const { ref, handleRef, isDragSource } = useDraggable({ id: item.key, disabled: readOnly });
  const linesId = useId();
  const name = item.name || words('item.new');
  const label = (code: string) => ({ code, name: item.name });
  const length = item.start === null || item.end === null ? null : item.end - item.start;

  const typeTime = (text: string): boolean => {
    const start = parseTime(text);
    if (start === undefined) return misunderstood(text, timeText(item.start));
    setNote('');
    edit(label('time'), (programme) => setTime(programme, item.key, { start }, days, along));
    return true;
  };
  const typeLength = (text: string): boolean => {
    const start = item.start ?? 0;
    const end = parseEnd(text, start);
    if (end === undefined) return misunderstood(text, lengthText(length));
    const isDoubtful = timeIn(text) !== undefined && end - start > longestInMinutes && end !== timeIn(text);
    setNote(isDoubtful ? words('item.long', { text, length: lengthText(end - start) }) : '');
    edit(label('length'), (programme) => setTime(programme, item.key, { end }, days, along));
    return true;
  };
  const misunderstood = (text: string, kept: string): boolean => {
    setNote(words('item.not_understood', { text, kept }));
    return false;
  };
  const set = (code: string, change: Parameters<typeof setItem>[2]) => {
    edit(label(code), (programme) => setItem(programme, item.key, change));
    return true;
  };
  const giveTrainers = (ids: readonly string[]) =>
    edit(label('trainers'), (programme) => setTrainers(programme, new Set([item.key]), ids));
  const addTrainer = (trainer: { readonly id: string; readonly name: string }) =>
    editPlan(label('trainers'), (plan) => {
      const ids = [...item.trainers.map(({ trainerId }) => trainerId), trainer.id];
      const joined = addMember(plan, trainer);
      return { ...joined, programme: setTrainers(joined.programme, new Set([item.key]), ids) };
    });
  const hasObjectives = (item.objectives ?? '') !== '';

  return (
    <Box
      component="li"
      // The library makes a button of whatever it takes hold of.
      ref={readOnly ? undefined : ref}
      data-item={item.key}
      data-has-errors={errors === '' ? undefined : true}
      sx={{
        ...rowSx,
        ...(readOnly && { '--handle': '0px' }),
        opacity: isDragSource ? 0.5 : 1,
        ...(isSelected && { bgcolor: 'action.selected' }),
        ...(isTarget &&
          !isDragSource && { boxShadow: ({ palette }) => `inset 0 2px 0 ${palette.primary.main}` }),
      }}
    >
      {!readOnly && (
        <Box
          sx={{
            gridArea: 'handle',
            display: 'flex',
            alignItems: 'center',
            height: 34,
            displayPrint: 'none',
          }}
        >
          <Box
            component="button"
            type="button"
            ref={handleRef}
            aria-label={words('item.drag', { name })}
            sx={handleSx}
            tabIndex={-1}
          >
            <DragIcon fontSize="small" />
          </Box>
          <Checkbox
            size="small"
            checked={isSelected}
            data-select={item.key}
            slotProps={{ input: { 'aria-label': words('item.select', { name }) } }}
            sx={{ p: 0.5 }}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'time', display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <Cell
          label={words('item.start', { name })}
          text={timeText(item.start)}
          column="start"
          readOnly={readOnly}
          onCommit={typeTime}
          wrongBy={item.start === null ? linesId : undefined}
          sx={{ ...numberSx, width: 60 }}
        />
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' }}
        >
          {item.end === null ? '' : `–${timeText(item.end)}`}
        </Box>
      </Box>
      <Cell
        label={words('item.length', { name })}
        text={lengthText(length)}
        column="length"
        readOnly={readOnly}
        onCommit={typeLength}
        sx={{ gridArea: 'length', ...numberSx }}
      />
      <Box sx={{ gridArea: 'name', display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <Cell
          label={words('item.name', { name })}
          text={item.name}
          column="name"
          readOnly={readOnly}
          placeholder={words('item.name_placeholder')}
          onCommit={(text) => set('name', { name: text })}
          wrongBy={errors !== '' && item.name.trim() === '' ? linesId : undefined}
          sx={{ flex: 1, fontWeight: 500 }}
        />
        {hasObjectives && (
          <IconButton
            size="small"
            aria-label={words('item.objectives_of', { name })}
            aria-expanded={showsObjectives}
            onClick={() => setShowsObjectives((shown) => !shown)}
          >
            <NotesIcon fontSize="inherit" />
          </IconButton>
        )}
      </Box>
      <Box sx={{ gridArea: 'trainers', minWidth: 0 }}>
        <TrainersCell
          label={words('item.trainers', { name })}
          trainers={item.trainers}
          items={[item]}
          readOnly={readOnly}
          onChange={giveTrainers}
          onAdd={addTrainer}
        />
      </Box>
      {!readOnly && (
        <ItemMenu item={item} hasObjectives={hasObjectives} onObjectives={() => setShowsObjectives(true)} />
      )}
      {showsObjectives && (
        <Cell
          multiline
          label={words('item.objectives', { name })}
          text={item.objectives ?? ''}
          readOnly={readOnly}
          placeholder={words('item.objectives_placeholder')}
          onCommit={(text) => set('objectives', { objectives: text === '' ? null : text })}
          sx={{ gridArea: 'objectives', fontSize: 12, color: 'text.secondary' }}
        />
      )}
      <Box id={linesId} sx={{ gridArea: 'lines' }} role="status">
        {lines(errors).map((text) => (
          <Box key={text} sx={{ ...lineSx, color: 'error.main' }}>
            <ErrorIcon fontSize="inherit" /> {text}
          </Box>
        ))}
        {[...lines(warnings), ...lines(note)].map((text) => (
          <Box key={text} sx={lineSx}>
            <WarningIcon fontSize="inherit" /> {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
});
ItemRow.displayName = 'ItemRow';

const lines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

const handleSx = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 24,
  minHeight: 24,
  px: { xs: 1.25, md: 0.25 },
  py: { xs: 1.25, md: 0.25 },
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
} as const;
