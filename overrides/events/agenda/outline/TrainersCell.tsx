import { Autocomplete, Box, InputBase } from '@mui/material';
import { useState } from 'react';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { useAgendaWords } from '../agendaWords.ts';
import type { Item, ItemTrainer } from '../model/Programme.ts';
import { cellSx } from './Cell.tsx';
import { useTeam, useTrainerChoice, type TrainerOption } from './useTrainerChoice.tsx';

interface TrainersCellProps {
  readonly label: string;
  readonly trainers: readonly ItemTrainer[];
  readonly readOnly: boolean;
  /** What is to be taught; nothing yet, where somebody joins the event alone. */
  readonly items?: readonly Item[];
  /** Stands there instead of the names: only those who are not among them are to be found. */
  readonly placeholder?: string;
  readonly onChange: (trainerIds: readonly string[]) => void;
  /** Somebody who is not yet on the event, once that has been agreed to. */
  readonly onAdd: (trainer: { readonly id: string; readonly name: string }) => void;
}

/** Names while it is only read; the picker comes with the focus, so that a hundred rows stay quick. */
export const TrainersCell = (props: TrainersCellProps) => {
  const words = useAgendaWords();
  const team = useTeam();
  const [isActive, setActive] = useState(false);
  if (isActive && !props.readOnly) return <TrainerPicker {...props} onLeave={() => setActive(false)} />;
  const names = props.trainers.map(({ trainerId, unpaid }) => {
    const name = team.find((member) => member.trainerId === trainerId)?.name || words('item.unseen');
    return unpaid ? words('item.is_unpaid', { name }) : name;
  });
  const text = props.placeholder === undefined ? factsLine(names, ', ') : '';
  if (props.readOnly) return <Box sx={{ px: 1, py: 0.75 }}>{text}</Box>;
  return (
    <Box
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      tabIndex={0}
      aria-label={props.label}
      data-column="trainers"
      onFocus={() => setActive(true)}
      sx={{ ...textSx, color: text === '' ? 'text.secondary' : 'text.primary' }}
      title={text}
    >
      {text === '' ? (props.placeholder ?? words('item.trainers_none')) : text}
    </Box>
  );
};

const textSx = {
  px: 1,
  py: 0.75,
  minWidth: 0,
  // Who teaches, and unpaid, is no place for an ellipsis.
  overflowWrap: 'anywhere',
  cursor: 'text',
} as const;

const TrainerPicker = ({
  label,
  trainers,
  items = [],
  placeholder,
  onChange,
  onAdd,
  onLeave,
}: TrainersCellProps & { readonly onLeave: () => void }) => {
  const words = useAgendaWords();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { options, pick, shown } = useTrainerChoice(text, items, onAdd);
  const chosen = trainers.map(
    ({ trainerId }): TrainerOption =>
      options.find(({ id }) => id === trainerId) ?? {
        id: trainerId,
        name: words('item.unseen'),
        outside: false,
      },
  );
  return (
    <Autocomplete<TrainerOption, true>
      multiple
      size="small"
      openOnFocus={false}
      autoHighlight
      disableClearable={false}
      forcePopupIcon={false}
      filterSelectedOptions
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...options]}
      value={chosen}
      inputValue={text}
      // Names that arrive are no reason to forget what is being typed.
      onInputChange={(_event, next, cause) => cause !== 'reset' && setText(cause === 'input' ? next : '')}
      onChange={(_event, next) => {
        const added = next.find(({ outside }) => outside);
        if (added !== undefined) pick(added);
        else if (placeholder === undefined) onChange(next.map(({ id }) => id));
      }}
      onBlur={onLeave}
      {...shown}
      {...(placeholder === undefined ? {} : { renderValue: () => null })}
      slotProps={{ chip: { size: 'small' }, popper: { sx: { minWidth: 240 } } }}
      sx={{ minWidth: 0 }}
      renderInput={({ slotProps, id }) => (
        <InputBase
          {...slotProps.input}
          id={id}
          autoFocus
          fullWidth
          placeholder={chosen.length === 0 || placeholder !== undefined ? words('picker.search') : undefined}
          slotProps={{
            input: { ...slotProps.htmlInput, 'aria-label': label, ...{ 'data-column': 'trainers' } },
          }}
          sx={{
            ...cellSx,
            flexWrap: 'wrap',
            '& .MuiInputBase-input': { flex: '1 1 40px', width: 0, px: 1, py: 0.75 },
          }}
        />
      )}
    />
  );
};
