import { Box, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useKeptPlace } from '#src/ui/keyboard/useKeptPlace.ts';
import { useAgendaWords } from '../agendaWords.ts';
import { speakingMinutes } from '../model/speakingMinutes.ts';
import { findingLines } from '../outline/findingLines.ts';
import { TrainersCell } from '../outline/TrainersCell.tsx';
import { addMember } from '../state/Plan.ts';
import { notOnPaper } from '#src/ui/notOnPaper.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { MemberRow } from './MemberRow.tsx';

/** Who teaches: minutes as they come about, what is paid beside them, the order, and who leads. */
export const TeamStrip = () => {
  const words = useAgendaWords();
  const state = useProgramme();
  const { plan, base, speaking, readOnly, editPlan } = state;
  const locale = useFormatLocale();
  const [round, setRound] = useState(0);
  const members = useRef<HTMLElement>(null);
  // Who is removed or replaced takes the buttons along.
  useKeptPlace(members);
  const before = speakingMinutes(base.programme);
  const most = Math.max(60, ...speaking.values());
  const lines = useMemo(() => findingLines(state, words, locale), [state, words, locale]);
  return (
    <Box component="section" aria-label={words('team.title')}>
      <Typography
        component="h3"
        sx={{ fontSize: 16, fontWeight: 600, borderBottom: 2, borderColor: 'divider', pb: 0.75 }}
      >
        {words('team.title')}
      </Typography>
      {plan.team.length === 0 && <Box sx={{ py: 1.5, color: 'text.secondary' }}>{words('team.none')}</Box>}
      <Box component="ul" ref={members} sx={{ m: 0, p: 0 }}>
        {plan.team.map((member, index) => (
          <MemberRow
            key={member.trainerId}
            member={member}
            was={base.team.find(({ trainerId }) => trainerId === member.trainerId)}
            speaking={speaking.get(member.trainerId) ?? 0}
            speakingBefore={before.get(member.trainerId) ?? 0}
            most={most}
            leads={plan.leadTrainerId === member.trainerId}
            warnings={lines.get(member.trainerId)?.warnings ?? ''}
            isFirst={index === 0}
            isLast={index === plan.team.length - 1}
          />
        ))}
      </Box>
      {!readOnly && (
        <Box sx={addSx}>
          <TrainersCell
            key={round}
            label={words('team.add')}
            placeholder={words('team.add')}
            trainers={plan.team.map(({ trainerId }) => ({ trainerId, unpaid: false }))}
            readOnly={false}
            onChange={() => undefined}
            onAdd={(trainer) => {
              editPlan({ code: 'team', name: trainer.name }, (now) => addMember(now, trainer));
              setRound((last) => last + 1);
            }}
          />
        </Box>
      )}
    </Box>
  );
};

const addSx = {
  mt: 1,
  width: 280,
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  ...notOnPaper,
} as const;
