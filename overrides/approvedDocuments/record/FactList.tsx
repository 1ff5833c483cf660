import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import type { ApprovalWord } from '../approvalWords.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ShortHash } from '../ShortHash.tsx';
import { useSizeText } from '../useSizeText.ts';
import { Panel } from '#src/ui/Panel.tsx';

/** What is known of a document: what was signed, by whom, and what it belongs to. */
export const FactList = ({ document }: { readonly document: ApprovedDocumentRecord }) => {
  const words = useApprovalWords();
  const facts = useFacts(document).filter(([, content]) => content !== null && content !== '');
  return (
    <Panel title={words('facts.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {facts.map(([label, content]) => (
          <div key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {words(label)}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {content}
            </Box>
          </div>
        ))}
      </Box>
    </Panel>
  );
};

function useFacts(document: ApprovedDocumentRecord): readonly (readonly [ApprovalWord, ReactNode])[] {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  const enumWord = useEnumWord();
  const sizeText = useSizeText();
  const { fileSize, pages, currentHash, centreEvent, trainingCentre, template, runType, purpose } = document;
  const by = (person: { readonly fullName: string | null } | null, moment: string | null): string =>
    factsLine([person?.fullName, formatDateTime(moment, locale)], ', ');
  return [
    ['facts.jobcode', document.jobcode],
    ['facts.hash', currentHash === null ? null : <Hash hash={currentHash} />],
    ['facts.approved', document.approvedBy && by(document.approvedBy, document.dateApproved)],
    ['facts.withdrawn', document.withdrawnBy && by(document.withdrawnBy, document.dateWithdrawn)],
    ['facts.reason', document.withdrawnReason],
    ['facts.made', by(document.author, document.dateCreated)],
    ['facts.file', document.fileName],
    ['facts.pages', fileSize === null || pages === null ? null : sizeText(fileSize, pages)],
    ['facts.event', centreEvent && <To path={`/events/${centreEvent.id}`}>{centreEvent.name}</To>],
    ['facts.centre', trainingCentre && <To path={`/centers/${trainingCentre.id}`}>{trainingCentre.name}</To>],
    ['facts.needed', formatDate(document.dateNeeded, locale)],
    ['facts.kind', runType === null ? words('facts.uploaded') : enumWord('DocumentRunType', runType)],
    ['facts.purpose', purpose === 'OTHER' ? null : enumWord('ApprovalPurpose', purpose)],
    ['facts.template', template && <To path={`/templates/${template.id}`}>{template.name}</To>],
  ];
}

const To = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <MuiLink component={Link} to={path}>
    {children}
  </MuiLink>
);

const Hash = ({ hash }: { readonly hash: string }) => {
  const words = useApprovalWords();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <ShortHash hash={hash} />
      <CopyButton text={hash} label={words('copy')} done={words('copy_done')} name={words('copy_name')} />
    </Box>
  );
};
