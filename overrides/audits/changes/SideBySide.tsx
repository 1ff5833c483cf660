import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { useAuditWords } from '../auditWords.ts';
import type { ChangeInWords } from './changesInWords.ts';
import { useValueText } from './useAuditedChanges.ts';
import { ChangedText } from './ChangedText.tsx';
import { inLine } from './excerpt.ts';
import { AgendaChange } from './AgendaChange.tsx';
import { isAgenda } from './useAgendaDifferences.ts';
import { useNames } from './useNames.ts';
import { isLinks, useLinksInWords } from './useLinksInWords.ts';
import { useResourceOfKey } from './useResourceOfKey.ts';

interface SideBySideProps {
  readonly change: ChangeInWords;
  /** Sets the earlier value back, where that may be done. */
  readonly restore?:
    | { readonly current: unknown; readonly run: (from: string, to: string) => void }
    | undefined;
}

/** Of a list, its members. */
const each = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** One changed value: an agenda item by item, all else as what it was beside what it became. */
export const SideBySide = (props: SideBySideProps) => {
  if (isAgenda(props.change)) return <AgendaChange {...props} />;
  return isLinks(props.change) ? <LinkedChange {...props} /> : <BothSides {...props} />;
};

const LinkedChange = ({ change, ...props }: SideBySideProps) => (
  <BothSides {...props} change={useLinksInWords(change)} />
);

/** What it was beside what it became, below each other where there is no room. */
const BothSides = ({ change, restore }: SideBySideProps) => {
  const words = useAuditWords();
  const resource = useResourceOfKey(change.key);
  const names = useNames(resource, [change.old, change.new, restore?.current].flatMap(each));
  const textOf = useValueText(
    useRecordContext<Pick<AuditRecord, 'id' | 'auditableType'>>()?.auditableType ?? '',
  );
  const named = (value: unknown, text: string | undefined) => {
    const found = each(value).map((id) => names.get(String(id)));
    return text ?? (found.includes(undefined) ? undefined : found.join(', '));
  };
  const before = named(change.old, change.before);
  const after = named(change.new, change.after);
  const current = restore && named(restore.current, textOf(change.key, restore.current));
  return (
    <Box sx={rowSx}>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{change.label}</Box>
      <Side word={words('before')}>
        <del>
          <ChangedText text={before} other={after} of={`${change.label}, ${words('before')}`} />
        </del>
      </Side>
      <Side word={words('after')}>
        <ins>
          <ChangedText text={after} other={before} of={`${change.label}, ${words('after')}`} />
        </ins>
      </Side>
      {restore !== undefined && before !== undefined && current !== undefined && (
        <Button
          size="small"
          aria-label={words('restore.value', { label: change.label, value: inLine(before) })}
          onClick={() => restore.run(inLine(current), inLine(before))}
          sx={{ justifySelf: 'start', ml: -1.25, minWidth: 0 }}
        >
          {words('restore.do')}
        </Button>
      )}
    </Box>
  );
};

const Side = ({ word, children }: { readonly word: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '& del, & ins': { textDecoration: 'none' } }}>
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, mr: 0.75 }}>
      {word}
    </Box>
    {children}
  </Box>
);

const rowSx = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.5fr) 72px',
  },
} as const;
