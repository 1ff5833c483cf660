import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { allows } from '#src/data/access/Permission.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import type { DocumentToApprove } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { Consequences } from '../signedFacts.tsx';
import { ApproveRow } from './ApproveRow.tsx';
import { useApproving, useDocumentsToApprove } from './useApproving.ts';

/** Each has a row with a code to type. */
const mostTogether = 200;

interface ApproveManyProps {
  readonly count: number;
  /** Which they are: asked once. */
  readonly select: () => Promise<readonly string[]>;
  readonly onClose: (isAnyApproved: boolean) => void;
}

/** What one signs of each and what that sets in motion; each is approved as it was seen, and says why not where it is refused. */
export const ApproveMany = ({ count, select, onClose }: ApproveManyProps) => {
  const words = useApprovalWords();
  const isTooMany = count > mostTogether;
  const { data, isLoading, error, refetch } = useDocumentsToApprove(select, !isTooMany);
  const { documents, gone } = data ?? { documents: [], gone: 0 };
  const { approve, busy, outcomes } = useApproving();
  const [jobcodes, setJobcodes] = useState<ReadonlyMap<string, string>>(new Map());
  const isApproved = ({ id }: DocumentToApprove) => outcomes.get(id)?.ok === true;
  const open = documents.filter((each) => allows(each.can, 'approve') && !isApproved(each));
  const signed = open.flatMap((document) => {
    const jobcode = jobcodes.get(document.id)?.trim() ?? '';
    return jobcode === '' ? [] : [{ document, jobcode }];
  });
  const isOver = !isLoading && error === null && open.length === 0;
  const done = documents.filter(isApproved).length;
  const close = () => onClose(done > 0);
  /** Each line is the code of the next one that can be approved. */
  const fill = (from: DocumentToApprove, lines: readonly string[]) =>
    setJobcodes((before) => {
      const rows = open.slice(open.indexOf(from));
      return new Map([
        ...before,
        ...rows.flatMap(({ id }, at) => (lines[at] === undefined ? [] : [[id, lines[at]] as const])),
      ]);
    });
  return (
    <FormDialog
      title={words('approve.many_title', { smart_count: count })}
      maxWidth="md"
      submitLabel={
        signed.length === 0
          ? words('approve.many')
          : words('approve.many_run', { smart_count: signed.length })
      }
      closeLabel={words(done > 0 || isOver ? 'close' : 'cancel')}
      busy={busy}
      isHeld={busy}
      disabled={signed.length === 0}
      // Nothing is left to send: what closes it is enough.
      instead={isOver ? <></> : undefined}
      onSubmit={() => void approve(signed)}
      onClose={close}
    >
      <Typography sx={{ color: 'text.secondary' }}>{words('approve.many_text')}</Typography>
      {error !== null && (
        <FailurePanel title={words('approve.many_failed')} error={error} onRetry={() => void refetch()} />
      )}
      {isTooMany && (
        <Alert severity="info">
          {words('approve.many_most', { smart_count: count, limit: mostTogether })}
        </Alert>
      )}
      {isLoading && <Skeleton variant="rounded" height={64 * Math.min(count, 6)} aria-busy />}
      {documents.length > 0 && (
        <Box component="ul" sx={framedRowsSx}>
          {documents.map((document) => (
            <ApproveRow
              key={document.id}
              document={document}
              jobcode={jobcodes.get(document.id) ?? ''}
              outcome={outcomes.get(document.id)}
              disabled={busy}
              isFirst={document === open[0]}
              onJobcode={(code) => setJobcodes((before) => new Map(before).set(document.id, code))}
              onLines={(lines) => fill(document, lines)}
            />
          ))}
        </Box>
      )}
      {gone > 0 && <Alert severity="warning">{words('approve.many_gone', { smart_count: gone })}</Alert>}
      <Consequences of={open} />
      {outcomes.size > 0 && (
        <Typography role="status" sx={{ fontWeight: 500 }}>
          {done === outcomes.size
            ? words('approve.many_done', { smart_count: done })
            : words('approve.many_result', { done, failed: outcomes.size - done })}
        </Typography>
      )}
    </FormDialog>
  );
};
