import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import type { EventAgenda } from './agendaOperations.ts';
import { DifferenceList } from './difference/DifferenceList.tsx';
import { difference } from './difference/difference.ts';
import { readProgramme } from './model/readProgramme.ts';
import { useProgramme } from './state/ProgrammeProvider.tsx';

/** English of what differs since the first approval. A translation overrides by `agenda_original.<key>`. */
const messages = {
  title: 'Since the first approval',
  same: 'Nothing has changed since the agenda was first approved.',
  count: '%{smart_count} change |||| %{smart_count} changes',
  more: 'Show all %{count}',
} as const;

const few = 5;

/** A2: what differs from the agenda as it was first approved; nothing where none has been. */
export const SinceApproval = () => {
  const { agendaOrig } = useProgramme().event;
  return agendaOrig === null ? null : <Differences original={agendaOrig} />;
};

interface DifferencesProps {
  readonly original: NonNullable<EventAgenda['agendaOrig']>;
}

const Differences = ({ original }: DifferencesProps) => {
  const words = useWordsOf('agenda_original', messages);
  const { programme, plan } = useProgramme();
  const [isOpen, setIsOpen] = useState(false);
  const names = new Map(plan.team.map(({ trainerId, name }) => [trainerId, name]));
  for (const { trainer, trainerId } of original.sections.flatMap(({ items }) =>
    items.flatMap(({ trainers }) => trainers),
  ))
    if (trainer !== null && !names.has(trainerId)) names.set(trainerId, trainer.fullName);
  const before = useMemo(() => readProgramme(original), [original]);
  const all = difference(before, programme);
  const shown = isOpen ? all : all.slice(0, few);
  return (
    <Box component="section" aria-label={words('title')}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {words('title')}
        {all.length > 0 && (
          <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
            {words('count', { smart_count: all.length })}
          </Box>
        )}
      </Typography>
      {all.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words('same')}</Typography>}
      <DifferenceList differences={shown} nameOf={(id) => names.get(id) || undefined} />
      {all.length > shown.length && (
        <Button size="small" onClick={() => setIsOpen(true)} sx={{ ml: -1.25 }}>
          {words('more', { count: all.length })}
        </Button>
      )}
    </Box>
  );
};
