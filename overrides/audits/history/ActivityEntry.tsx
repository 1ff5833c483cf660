import { isolated } from '#schema/isolated.ts';
import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { type ToldCostChange, useDifferenceLines } from '#overrides/events/index.ts';
import { useAuditWords } from '../auditWords.ts';
import { changeText } from '../changes/changeText.ts';
import { useAgendaDifferences } from '../changes/useAgendaDifferences.ts';
import { useAuditedChanges } from '../changes/useAuditedChanges.ts';
import { whoOf } from '../WhoField.tsx';

const few = 2;

interface ActivityEntryProps {
  /** What was done to a cost of the event, where the entry is about one. */
  readonly cost: ToldCostChange | undefined;
}

/** One entry of the log in short: who, what, when. */
export const ActivityEntry = ({ cost }: ActivityEntryProps) => {
  const audit = useRecordContext<AuditRecord>();
  const locale = useFormatLocale();
  const translate = useTranslate();
  const words = useAuditWords();
  const changes = useChangeTexts();
  if (audit === undefined) return null;
  const told = cost === undefined ? changes : [`${isolated(cost.name)}: ${cost.text}`];
  const isTold = cost !== undefined || (audit.event === 'updated' && changes.length > 0);
  const more = told.length - few;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="bdi" sx={{ fontWeight: 500 }}>
        {whoOf(audit.user, translate)}
      </Box>
      {` · ${isTold ? told.slice(0, few).join(', ') : enumLabel(translate, 'AuditEvent', audit.event)}`}
      {isTold && more > 0 && ` ${words('and_more', { count: more })}`}
      <Box component="time" dateTime={audit.createdAt} sx={{ display: 'block', ...timeSx }}>
        {formatDateTime(audit.createdAt, locale)}
      </Box>
    </Box>
  );
};

/** Each changed value in words, an agenda item by item. */
function useChangeTexts(): readonly string[] {
  const changes = useAuditedChanges();
  const { differencesOf, nameOf } = useAgendaDifferences(changes);
  const linesOf = useDifferenceLines(nameOf);
  return changes.flatMap((change) => {
    const lines = linesOf(differencesOf(change)).map(({ name, text }) => `${isolated(name)}: ${text}`);
    return lines.length > 0 ? lines : [changeText(change)];
  });
}

const timeSx = { color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' } as const;
