import { Alert, Box, Button } from '@mui/material';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useAgendaWords } from '../agendaWords.ts';
import { daysAside, moveProgramme } from '../model/moveProgramme.ts';
import { itemsOf } from '../model/Programme.ts';
import { daysOf } from '../model/takeItems.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { focusCell } from './focusCell.ts';

/** The event has been moved and its programme has not: all of it comes along in one step. */
export const ProgrammeAside = () => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const { programme, days, edit } = useProgramme();
  const by = daysAside(programme, days);
  if (by === 0) return null;
  const move = () => {
    edit({ code: 'move_programme' }, (before) => moveProgramme(before, by));
    // The button goes, and the focus with it.
    focusCell(itemsOf(programme)[0]?.key ?? '', 'start');
  };
  const begins = formatDate(daysOf(programme)[0] ?? null, locale) ?? '';
  const first = formatDate(days[0] ?? null, locale) ?? '';
  return (
    <Alert severity="warning" role="note">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 240px' }}>{words('aside', { begins, first })}</Box>
        <Button size="small" color="inherit" variant="outlined" onClick={move}>
          {words(by > 0 ? 'aside_later' : 'aside_earlier', { smart_count: Math.abs(by) })}
        </Button>
      </Box>
    </Alert>
  );
};
