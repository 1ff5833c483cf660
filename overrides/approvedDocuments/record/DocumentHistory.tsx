import { Box } from '@mui/material';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ShortHash } from '../ShortHash.tsx';
import { Panel } from '#src/ui/Panel.tsx';

type Step = ApprovedDocumentRecord['history'][number];

/** Who did what when, and which fingerprint they saw; newest first. */
export const DocumentHistory = ({ steps }: { readonly steps: readonly Step[] }) => {
  const words = useApprovalWords();
  if (steps.length === 0) return null;
  return (
    <Panel title={words('history.title')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {steps.map((step) => (
          <HistoryStep key={`${step.date} ${step.event}`} step={step} />
        ))}
      </Box>
    </Panel>
  );
};

const HistoryStep = ({ step: { event, user, date, hash, jobcode, reason } }: { readonly step: Step }) => {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  const enumWord = useEnumWord();
  const when = formatDateTime(date, locale);
  return (
    <li>
      <Box sx={{ fontWeight: 500 }}>{enumWord('ApprovalEvent', event)}</Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <span>{factsLine([user?.fullName, when], ', ')}</span>
        {hash !== null && <ShortHash hash={hash} />}
        {jobcode !== null && (
          <span>
            {words('facts.jobcode')} {jobcode}
          </span>
        )}
      </Box>
      {reason !== null && <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>{reason}</Box>}
    </li>
  );
};
