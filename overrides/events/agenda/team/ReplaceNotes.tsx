import { Alert, Box } from '@mui/material';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { checkProgramme } from '../model/checkProgramme.ts';
import { isTimed, itemsOf } from '../model/Programme.ts';
import { replaceMember, type Plan, type Replacement } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { elsewhere } from './elsewhere.ts';
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
  const locale = useFormatLocale();
  const { event, days, programme } = useProgramme();
  const other = to.name;
  if (looked.isLoading) return <Box role="status">{words('replace.looking', { other })}</Box>;
  if (looked.error)
    return (
      <FailurePanel
        title={words('elsewhere.unknown', { other })}
        error={looked.error}
        onRetry={() => void looked.refetch()}
      />
    );
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
  const there = elsewhere(
    to.id,
    { timeZone: event.timeZone, items, days: items.map(({ day }) => day) },
    looked.others,
  ).flatMap(({ event: { name, dateStart, dateEnd }, clashes }) =>
    clashes.length === 0
      ? [words('elsewhere.same_days', { event: name, days: formatDays(dateStart, dateEnd, locale) })]
      : clashes.map((clash) => words('replace.clash', { ...clash, event: name })),
  );
  const lines = [...here, ...there];
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      {words('replace.meanwhile', { other })}
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
};
