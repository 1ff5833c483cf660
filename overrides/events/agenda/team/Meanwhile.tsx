import { Alert, Box } from '@mui/material';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import type { EventAgenda } from '../agendaOperations.ts';
import { useAgendaWords } from '../agendaWords.ts';
import type { TimedItem } from '../model/Programme.ts';
import { elsewhere } from './elsewhere.ts';
import { useElsewhere } from './useElsewhere.ts';

interface Taught {
  readonly event: Pick<EventAgenda, 'id' | 'timeZone'>;
  /** Whoever is to teach. */
  readonly trainer: { readonly id: string; readonly name: string };
  readonly items: readonly TimedItem[];
  readonly days: readonly string[];
}

interface MeanwhileProps extends Taught {
  readonly looked: ReturnType<typeof useElsewhere>;
  /** What of this event is at the same time, in words. */
  readonly here?: readonly string[];
}

/** Where a trainer is at the time of what they are to teach, said beforehand. */
export const Meanwhile = ({ event, trainer, items, days, looked, here = [] }: MeanwhileProps) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const other = trainer.name;
  if (looked.isLoading) return <Box role="status">{words('replace.looking', { other })}</Box>;
  if (looked.error)
    return (
      <FailurePanel
        title={words('elsewhere.unknown', { other })}
        error={looked.error}
        onRetry={() => void looked.refetch()}
      />
    );
  const there = elsewhere(trainer.id, { timeZone: event.timeZone, items, days }, looked.others).flatMap(
    ({ event: { name, dateStart, dateEnd }, clashes }) =>
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

/** The same of whoever joins the event, in a dialog that stands outside of the agenda. */
export const MeanwhileOf = (taught: Taught) => (
  <Meanwhile {...taught} looked={useElsewhere(taught.event.id, taught.trainer.id, taught.days)} />
);
