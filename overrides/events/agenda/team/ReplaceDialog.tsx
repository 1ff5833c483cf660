import { Autocomplete, Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { timeText } from '../model/clock.ts';
import { teaches } from '../model/editTrainers.ts';
import { isTimed, itemsOf, type Item } from '../model/Programme.ts';
import { useTrainerOptions, type TrainerOption } from '../outline/useTrainerChoice.tsx';
import { replaceMember, type TeamMember } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { ReplaceNotes } from './ReplaceNotes.tsx';
import { useElsewhere } from './useElsewhere.ts';

interface ReplaceDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Somebody else teaches what a trainer teaches, all of it or what is chosen; told first is what speaks against it. */
export const ReplaceDialog = ({ member, onClose }: ReplaceDialogProps) => {
  const words = useAgendaWords();
  const { event, plan, selection, editPlan } = useProgramme();
  const { trainerId: from } = member;
  const name = member.name || words('item.unseen');
  const [other, setOther] = useState<TrainerOption | null>(null);
  const taught = itemsOf(plan.programme).filter((item) => teaches(item, from));
  const [keys, setKeys] = useState(() => chosenFirst(taught, selection));
  const days = taught.filter(isTimed).map(({ day }) => day);
  const looked = useElsewhere(event.id, other?.id, days);
  const isNothing = taught.length > 0 && keys.size === 0;
  const replace = () => {
    if (other === null) return;
    editPlan({ code: 'replace', name }, (now) => replaceMember(now, { from, to: other, keys }));
    onClose();
  };
  return (
    <FormDialog
      title={words('replace.title', { name })}
      maxWidth="sm"
      submitLabel={words('replace.run')}
      closeLabel={words('cancel')}
      disabled={other === null || isNothing || looked.isLoading}
      onSubmit={replace}
      onClose={onClose}
    >
      <OtherTrainer from={from} value={other} onChange={setOther} />
      {taught.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{words('replace.none', { name })}</Box>
      ) : (
        <TaughtItems name={name} items={taught} keys={keys} onChange={setKeys} />
      )}
      {other !== null && !isNothing && (
        <ReplaceNotes replacement={{ from, to: other, keys }} name={name} looked={looked} />
      )}
    </FormDialog>
  );
};

/** What is selected in the outline of what they teach, else all of it. */
function chosenFirst(taught: readonly Item[], selection: ReadonlySet<string>): ReadonlySet<string> {
  const keys = taught.map(({ key }) => key);
  const selected = keys.filter((key) => selection.has(key));
  return new Set(selected.length > 0 ? selected : keys);
}

interface OtherTrainerProps {
  readonly from: string;
  readonly value: TrainerOption | null;
  readonly onChange: (trainer: TrainerOption | null) => void;
}

const OtherTrainer = ({ from, value, onChange }: OtherTrainerProps) => {
  const words = useAgendaWords();
  const [typed, setTyped] = useState('');
  const { options, shown } = useTrainerOptions(typed);
  return (
    <Autocomplete<TrainerOption>
      size="small"
      autoHighlight
      options={options.filter(({ id }) => id !== from)}
      value={value}
      onChange={(_event, next) => onChange(next)}
      onInputChange={(_event, next, cause) => {
        if (cause === 'input') setTyped(next);
      }}
      {...shown}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          autoFocus
          label={words('replace.by')}
          placeholder={words('picker.search')}
        />
      )}
    />
  );
};

interface TaughtItemsProps {
  readonly name: string;
  readonly items: readonly Item[];
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

const TaughtItems = ({ name, items, keys, onChange }: TaughtItemsProps) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const isAll = keys.size === items.length;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontSize: 12, color: 'text.secondary' }}>
        {words('replace.what')}
      </Box>
      {items.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={!isAll && keys.size > 0}
              onChange={() => onChange(new Set(isAll ? [] : items.map(({ key }) => key)))}
            />
          }
          label={words('replace.all', { name })}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ key, name: what, day, start, end }) => (
          <Box component="li" key={key} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={keys.has(key)}
                  onChange={(_event, on) =>
                    onChange(new Set(on ? [...keys, key] : [...keys].filter((one) => one !== key)))
                  }
                />
              }
              label={
                <>
                  {what || words('item.new')}
                  <Box
                    component="span"
                    className="tabular"
                    sx={{
                      display: { xs: 'block', sm: 'inline' },
                      ml: { sm: 1 },
                      fontSize: 12,
                      color: 'text.secondary',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {formatDate(day, locale)}, {timeText(start)}–{timeText(end)}
                  </Box>
                </>
              }
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
