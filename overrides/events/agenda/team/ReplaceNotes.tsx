import { Alert, Box } from '@mui/material';
import { useAgendaWords } from '../agendaWords.ts';
import { checkProgramme } from '../model/checkProgramme.ts';
import { isTimed, itemsOf } from '../model/Programme.ts';
import { replaceMember, type Plan, type Replacement } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import type { useElsewhere } from './useElsewhere.ts';

interface ReplaceNotesProps {
  readonly replacement: Replacement;
  /** Who is replaced. */
  readonly name: string;
  readonly looked: ReturnType<typeof useElsewhere>;
}

/** What speaks against it, and what follows from it for minutes, lead, approvals and contracts. */
export const ReplaceNotes = ({ replacement, name, looked }: ReplaceNotesProps) => {
  const words = useAgendaWords();
  const { event, plan } = useProgramme();
  const after = replaceMember(plan, replacement);
  const { from, to } = replacement;
  const both = { name, other: to.name };
  const isOn = ({ team }: Plan, id: string) => team.some(({ trainerId }) => trainerId === id);
  const minutes = () => {
    if (isOn(after, from)) return 'replace.stays';
    return isOn(plan, to.id) ? 'replace.has_own' : 'replace.takes_over';
  };
  return (
    <>
      <Clashes replacement={replacement} after={after} looked={looked} />
      <Alert severity="info" role="note">
        {words(minutes(), both)} {after.leadTrainerId !== plan.leadTrainerId && words('replace.leads', both)}
        {event.agendaOrig !== null && <Box sx={{ mt: 1 }}>{words('replace.approved', both)}</Box>}
      </Alert>
    </>
  );
};

interface ClashesProps {
  readonly replacement: Replacement;
  readonly after: Plan;
  readonly looked: ReturnType<typeof useElsewhere>;
}

const Clashes = ({ replacement: { to, keys }, after, looked }: ClashesProps) => {
  const words = useAgendaWords();
  const { event, days, programme } = useProgramme();
  const names = new Map(itemsOf(programme).map((item) => [item.key, item.name]));
  const here = checkProgramme(after.programme, days, []).flatMap((finding) => {
    if (finding.code !== 'two_places' || finding.trainerId !== to.id) return [];
    const [chosen, beside] = keys.has(finding.item)
      ? [finding.item, finding.other]
      : [finding.other, finding.item];
    if (!keys.has(chosen)) return [];
    return words('replace.here', { here: names.get(chosen) ?? '', there: names.get(beside) ?? '' });
  });
  const items = itemsOf(programme)
    .filter((item) => keys.has(item.key))
    .filter(isTimed);
  return (
    <Meanwhile
      event={event}
      trainer={to}
      items={items}
      days={items.map(({ day }) => day)}
      looked={looked}
      here={here}
    />
  );
};
