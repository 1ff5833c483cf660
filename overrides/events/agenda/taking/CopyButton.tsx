import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { searchQuery } from '#src/data/searchQuery.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { holdEnter } from '#src/fields/input/holdEnter.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { OtherAgendasQuery } from '#src/generated/operations.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { eventAgendaQuery, otherAgendasQuery } from '../agendaOperations.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { itemsOf } from '../model/Programme.ts';
import { readProgramme } from '../model/readProgramme.ts';
import { daysOf, takenFrom, withTaken } from '../model/takeItems.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';

type OtherEvent = OtherAgendasQuery['centreEvents']['data'][number];

/** Another event's agenda, or a day of it, behind what is there. */
export const CopyButton = () => {
  const words = useAgendaWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<CopyIcon />} onClick={() => setOpen(true)}>
        {words('copy')}
      </Button>
      {open && <CopyDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const whole = 'all';

const CopyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const { plan, days, edit } = useProgramme();
  const [other, setOther] = useState<OtherEvent | null>(null);
  const [what, setWhat] = useState(whole);
  const [onto, setOnto] = useState(days[0] ?? '');
  const { data: programme, error, refetch } = useOtherProgramme(other?.id);
  const otherDays = programme === undefined ? [] : daysOf(programme);
  const taken = useMemo(
    () =>
      programme === undefined
        ? undefined
        : takenFrom(programme, {
            day: what === whole ? undefined : what,
            onto,
            days,
            trainerIds: new Set(plan.team.map(({ trainerId }) => trainerId)),
          }),
    [programme, what, onto, days, plan.team],
  );
  const count = taken === undefined ? 0 : itemsOf(taken).length;
  const copy = () => {
    if (taken !== undefined) edit({ code: 'copy', name: other?.name }, (before) => withTaken(before, taken));
    onClose();
  };
  return (
    <FormDialog
      title={words('copy.title')}
      maxWidth="sm"
      submitLabel={words('copy.run', { smart_count: count })}
      closeLabel={words('cancel')}
      disabled={count === 0}
      onSubmit={copy}
      onClose={onClose}
    >
      <EventChoice
        value={other}
        onChange={(next) => {
          setOther(next);
          setWhat(whole);
        }}
      />
      {error && programme === undefined && (
        <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {programme !== undefined && otherDays.length === 0 && <Box>{words('copy.none')}</Box>}
      {otherDays.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <ChoiceField
            margin="none"
            label={words('copy.what')}
            value={what}
            options={[whole, ...otherDays]}
            wordOf={(day) =>
              day === whole
                ? words('copy.all')
                : words('copy.day', { n: otherDays.indexOf(day) + 1, date: formatDate(day, locale) })
            }
            onChoose={setWhat}
            sx={{ flex: '1 1 200px' }}
          />
          <ChoiceField
            margin="none"
            label={words('copy.onto')}
            value={onto}
            options={days}
            wordOf={(day) => formatDate(day, locale)}
            onChoose={setOnto}
            sx={{ flex: '1 1 160px' }}
          />
        </Box>
      )}
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{words('copy.trainers')}</Box>
    </FormDialog>
  );
};

function useOtherProgramme(id: string | undefined) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['events', 'agenda', id, 'to-copy'],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const answer = await ask(eventAgendaQuery, { id: id ?? '' }, signal);
      return readProgramme(answer.centreEvent?.agenda ?? null);
    },
  });
}

interface EventChoiceProps {
  readonly value: OtherEvent | null;
  readonly onChange: (event: OtherEvent | null) => void;
}

const EventChoice = ({ value, onChange }: EventChoiceProps) => {
  const words = useAgendaWords();
  const nothing = useNothingOffered();
  const locale = useFormatLocale();
  const ask = useAsk();
  const { event } = useProgramme();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), 200);
  const {
    data = [],
    isFetching,
    isPending,
    isError,
    refetch,
  } = useQuery({
    ...searchQuery,
    queryKey: ['events', 'to-copy', text],
    staleTime: 30_000,
    queryFn: async ({ signal }) => (await ask(otherAgendasQuery, { text }, signal)).centreEvents.data,
  });
  const why = () => {
    if (isFetching) return words('copy.searching');
    return isError ? words('copy.failed') : nothing({ query: text });
  };
  return (
    <Autocomplete<OtherEvent>
      size="small"
      autoHighlight
      onKeyDown={holdEnter(text !== typed.trim() || isPending)}
      options={data.filter(({ id }) => id !== event.id)}
      value={value}
      onChange={(_event, next) => onChange(next)}
      onInputChange={(_event, next, cause) => {
        if (cause === 'input') setTyped(next);
      }}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, another) => one.id === another.id}
      onOpen={() => {
        if (isError) void refetch();
      }}
      noOptionsText={why()}
      renderOption={({ key, ...props }, { name, dateStart }) => (
        <li key={key} {...props}>
          <span>
            {name}
            <small style={{ display: 'block', opacity: 0.75 }}>{formatDate(dateStart, locale)}</small>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} margin="none" autoFocus label={words('copy.event')} />}
    />
  );
};
