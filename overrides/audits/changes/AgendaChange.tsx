import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { DifferenceList } from '#overrides/events/index.ts';
import type { ChangeInWords } from './changesInWords.ts';
import { useAgendaDifferences } from './useAgendaDifferences.ts';

/** English of an agenda in the log. A translation overrides by `agenda_log.<key>`. */
const messages = {
  same: 'The order in which it is kept.',
  restore: 'Restore the agenda as it was before this',
  now: 'as it is now',
  then: 'as it was before %{moment}',
} as const;

interface AgendaChangeProps {
  readonly change: ChangeInWords;
  readonly restore?: { readonly run: (from: string, to: string) => void } | undefined;
}

/** What a change did to an agenda, item by item. */
export const AgendaChange = ({ change, restore }: AgendaChangeProps) => {
  const words = useWordsOf('agenda_log', messages);
  const locale = useFormatLocale();
  const audit = useRecordContext<AuditRecord>();
  const { differencesOf, nameOf } = useAgendaDifferences([change]);
  const all = differencesOf(change);
  const moment = formatDateTime(audit?.createdAt, locale) ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ color: 'text.secondary' }}>{change.label}</Box>
      {all.length === 0 && <Box>{words('same')}</Box>}
      <DifferenceList differences={all} nameOf={nameOf} />
      {restore !== undefined && (
        <Button
          size="small"
          onClick={() => restore.run(words('now'), words('then', { moment }))}
          sx={{ justifySelf: 'start', ml: -1.25 }}
        >
          {words('restore')}
        </Button>
      )}
    </Box>
  );
};
