import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { panelSx } from '#src/ui/panelSx.ts';
import { useAgendaWords } from '../agendaWords.ts';
import { duplicate, remove } from '../model/editItems.ts';
import { shift } from '../model/editTimes.ts';
import { setTrainers, setUnpaid } from '../model/editTrainers.ts';
import { itemsOf, type Programme } from '../model/Programme.ts';
import { addMember } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { TrainersCell } from './TrainersCell.tsx';

/** What is done to several items at once. Floats, as over every list. */
export const SelectionBar = () => {
  const words = useAgendaWords();
  const { programme, selection, select, edit, editPlan, days } = useProgramme();
  const [minutes, setMinutes] = useState('15');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const by = Number(minutes);
  const run = (code: string, change: (programme: Programme) => Programme) => () => edit({ code }, change);
  return (
    <Box role="region" aria-label={words('selected.count', { smart_count: selection.size })} sx={barSx}>
      <Box sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        {words('selected.count', { smart_count: selection.size })}
      </Box>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (Number.isInteger(by) && by !== 0)
            run('shift', (programme) => shift(programme, selection, by, days))();
        }}
      >
        <TextField
          size="small"
          margin="none"
          type="number"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          slotProps={{ htmlInput: { 'aria-label': words('selected.shift'), step: 5 } }}
          sx={{ width: 84 }}
        />
        <Button type="submit" size="small" disabled={!Number.isInteger(by) || by === 0}>
          {words('selected.shift_run')}
        </Button>
      </Box>
      <Box sx={{ width: 200, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <TrainersCell
          label={words('selected.trainers')}
          trainers={chosen.map((trainerId) => ({ trainerId, unpaid: false }))}
          readOnly={false}
          items={itemsOf(programme).filter(({ key }) => selection.has(key))}
          onChange={(ids) => {
            setChosen(ids);
            edit({ code: 'trainers' }, (programme) => setTrainers(programme, selection, ids));
          }}
          onAdd={(trainer) => {
            const ids = [...chosen, trainer.id];
            setChosen(ids);
            editPlan({ code: 'trainers' }, (plan) => {
              const joined = addMember(plan, trainer);
              return { ...joined, programme: setTrainers(joined.programme, selection, ids) };
            });
          }}
        />
      </Box>
      <Button size="small" onClick={run('paid', (programme) => setUnpaid(programme, selection, true))}>
        {words('item.unpaid')}
      </Button>
      <Button size="small" onClick={run('paid', (programme) => setUnpaid(programme, selection, false))}>
        {words('item.paid')}
      </Button>
      <Button size="small" onClick={run('duplicate', (programme) => duplicate(programme, selection, days))}>
        {words('item.duplicate')}
      </Button>
      <Button size="small" color="error" onClick={run('remove', (programme) => remove(programme, selection))}>
        {words('item.remove')}
      </Button>
      <IconButton size="small" aria-label={words('selected.clear')} onClick={() => select(() => new Set())}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

const barSx = {
  position: 'sticky',
  bottom: 72,
  zIndex: 6,
  justifySelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  ...panelSx,
  boxShadow: 3,
} as const;
