import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { isSame } from '#src/data/isSame.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useAuditWords } from '../auditWords.ts';
import { earlierValue, formValue, restorableInput } from '../restore/restorable.ts';
import type { CountedIn } from '../changes/countedIn.ts';
import { SideBySide } from '../changes/SideBySide.tsx';
import { useAuditedChanges } from '../changes/useAuditedChanges.ts';
import type { Restore } from '../restore/useRestore.tsx';
import { whoOf } from '../WhoField.tsx';
import type { ChangeInWords } from '../changes/changesInWords.ts';

/** Not values of the record: they say why it was changed (C8). */
const reasonKeys: readonly string[] = ['override_reason', 'reason', 'fields'];

const isReason = ({ key }: Pick<ChangeInWords, 'key'>): boolean => reasonKeys.includes(key);

/** Why it was done, where that was said. */
function reasonOf(changes: readonly Pick<ChangeInWords, 'key' | 'new'>[]): string | undefined {
  const given = changes.find(
    ({ key, new: value }) => key !== 'fields' && isReason({ key }) && typeof value === 'string',
  );
  return typeof given?.new === 'string' && given.new !== '' ? given.new : undefined;
}

interface HistoryEntryProps {
  /** Whether the viewer may write an input of the record. */
  readonly mayRestore: (input: InputMeta) => boolean;
  readonly onRestore: (restore: Restore) => void;
  /** What a value is by now: what its last change made of it. */
  readonly currentOf: (key: string) => unknown;
  /** What its amounts are in. */
  readonly counted: CountedIn;
  /** What was done to a part of the record, where the entry is about one. */
  readonly children?: ReactNode;
}

/** One entry of a record's history: who did what, when, and each value before and after. */
export const HistoryEntry = ({ mayRestore, onRestore, currentOf, counted, children }: HistoryEntryProps) => {
  const audit = useRecordContext<AuditRecord>();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const words = useAuditWords();
  const meta = useResourceMeta();
  const all = useAuditedChanges(counted);
  if (audit === undefined) return null;
  const isOfPart = audit.auditableType !== meta.type;
  const changes = audit.event === 'updated' && !isOfPart ? all.filter((change) => !isReason(change)) : [];
  const reason = reasonOf(all);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75 }}>
      <Box>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {whoOf(audit.user, translate)}
        </Box>
        {isOfPart && ` · ${enumLabel(translate, 'AuditedType', audit.auditableType)}`}
        {` · ${enumLabel(translate, 'AuditEvent', audit.event)} `}
        <Box
          component="time"
          dateTime={audit.createdAt}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {formatDateTime(audit.createdAt, locale)}
        </Box>
      </Box>
      {reason !== undefined && <Typography>{words('reason', { reason })}</Typography>}
      {children}
      {changes.map((change) => {
        const { key, label, old } = change;
        const input = restorableInput(meta, key, old, change.new);
        const current = currentOf(key);
        const value = earlierValue(old, change.new);
        const isBack = isSame(value, earlierValue(current, change.new));
        const restore =
          input && mayRestore(input) && !isBack
            ? {
                current,
                run: (from: string, to: string) =>
                  onRestore({ input, label, value: formValue(input, value), from, to }),
              }
            : undefined;
        return <SideBySide key={key} change={change} restore={restore} />;
      })}
    </Box>
  );
};
