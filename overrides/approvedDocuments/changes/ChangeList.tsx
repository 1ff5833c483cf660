import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Change } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { joinedItems } from './joinedItems.ts';
import { Panel } from '#src/ui/Panel.tsx';

const few = 8;

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly title: string;
}

/** What changed, field by field: what was approved, then what it is now. */
export const ChangeList = ({ changes, title }: ChangeListProps) => {
  const words = useApprovalWords();
  const [isWhole, setWhole] = useState(false);
  const told = joinedItems(changes);
  if (told.length === 0) return null;
  const shown = isWhole ? told : told.slice(0, few);
  return (
    <Panel title={title}>
      <Changes changes={shown} />
      {shown.length < told.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 1, ml: -1.25 }}>
          {words('changes.more', { smart_count: told.length })}
        </Button>
      )}
    </Panel>
  );
};

/** Each under what it is of; the same words for the page and for whoever was told that it is no longer so. */
export const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
    {changes.map(({ label, field, before, after }) => (
      <li key={`${label}|${field}|${before ?? ''}|${after ?? ''}`}>
        <Box sx={{ fontWeight: 500 }}>{label}</Box>
        <BeforeAfter before={before} after={after} />
      </li>
    ))}
  </Box>
);

const BeforeAfter = ({ before, after }: Pick<Change, 'before' | 'after'>) => {
  const words = useApprovalWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="del" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {before ?? words('changes.none')}
      </Box>
      <span aria-hidden>→</span>
      <Box component="ins" sx={{ textDecoration: 'none', overflowWrap: 'anywhere' }}>
        {after ?? words('changes.none')}
      </Box>
    </Box>
  );
};
