import { Box, Link, TextField } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { whyNoMore } from '#overrides/refusals/index.ts';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import type { DocumentToApprove } from '../approvalOperations.ts';
import { useChangesInWords } from '../changes/useChangesInWords.ts';
import { SignedFile } from '../signedFacts.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';

interface ApproveRowProps {
  readonly document: DocumentToApprove;
  readonly jobcode: string;
  readonly outcome: RowOutcome | undefined;
  readonly disabled: boolean;
  /** Where typing begins. */
  readonly isFirst: boolean;
  readonly onJobcode: (jobcode: string) => void;
  /** Several lines were pasted, this one's first. */
  readonly onLines: (jobcodes: readonly string[]) => void;
}

/** One document that somebody signs: what it is, its job code, and what became of it. */
export const ApproveRow = ({
  document,
  jobcode,
  outcome,
  disabled,
  isFirst,
  onJobcode,
  onLines,
}: ApproveRowProps) => {
  const words = useApprovalWords();
  const inWords = useChangesInWords();
  const { id, name, changes, can } = document;
  const whyNot = whyNoMore(can, 'approve');
  const refused = outcome?.ok === false ? outcome.refusal.message : undefined;
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0 }}>
        {/* It is looked at beside what is typed here. */}
        <Link
          component={RouterLink}
          to={recordPath('approvedDocuments', id)}
          target="_blank"
          sx={{ fontWeight: 500 }}
        >
          {name}
        </Link>
        <Box sx={smallSx}>
          <SignedFile document={document} />
        </Box>
        {changes.length > 0 && (
          <Box sx={smallSx}>{words('approve.many_changed', { changes: inWords(changes) })}</Box>
        )}
      </Box>
      {outcome?.ok === true ? (
        <Box sx={{ color: 'success.main' }}>{words('approve.done')}</Box>
      ) : whyNot === undefined ? (
        <TextField
          autoFocus={isFirst}
          size="small"
          margin="none"
          label={words('approve.jobcode')}
          value={jobcode}
          disabled={disabled}
          error={refused !== undefined}
          helperText={refused}
          onChange={({ target }) => onJobcode(target.value)}
          onPaste={(event) => {
            const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
            if (lines.length < 2) return;
            event.preventDefault();
            onLines(lines);
          }}
          slotProps={{ htmlInput: { 'aria-label': words('approve.many_code', { name }) } }}
        />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{whyNot}</Box>
      )}
    </Box>
  );
};

const smallSx = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const rowSx = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  px: 1.5,
  py: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
} as const;
