import { useHeldDocuments, type Holder } from './useHeldDocuments.ts';
import { useKnownDocument, type KnownDocument } from './useKnownDocument.ts';
import { Alert, Box, Link as MuiLink, type AlertColor } from '@mui/material';
import { Link } from 'react-router';
import type { ApprovalState } from '#resources/enums.ts';
import { allows } from '#src/data/access/Permission.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import type { HeldDocument } from '../approvalOperations.ts';
import type { ApprovalWords } from '../approvalWords.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { useChangesInWords } from '../changes/useChangesInWords.ts';

/** A document that may not be used as it stands. */
type State = Exclude<ApprovalState, 'APPROVED'>;

const severity: Readonly<Record<State, AlertColor>> = {
  TO_APPROVE: 'info',
  STALE: 'warning',
  WITHDRAWN: 'error',
};

interface WaitingDocumentProps {
  readonly document: KnownDocument;
  /** What its event or centre does not say of it; undefined while it is not known. */
  readonly details: HeldDocument | undefined;
}

/** One that was made says what was so when it was made: nobody approves it before it is made again, and put in its place. */
function isToBeMadeAgain({ state, isCustomDocument, approvedFilePath, changes }: HeldDocument): boolean {
  if (isCustomDocument || changes.length === 0) return false;
  return state === 'TO_APPROVE' || approvedFilePath === null;
}

/** It waits for nobody: there is no run that could make it again. */
const isOver = (details: HeldDocument): boolean => isToBeMadeAgain(details) && details.whyNotAgain !== null;

/** What it waits for, as far as it is known. */
function whatIsUp(state: State, details: HeldDocument | undefined) {
  if (state !== 'TO_APPROVE' || details === undefined) return `banner.${state}` as const;
  if (isOver(details)) return 'banner.over';
  return details.fileName === null ? 'banner.TO_APPROVE_file' : 'banner.TO_APPROVE';
}

/** What has to be done, by whoever it is. */
function nextStep(details: HeldDocument | undefined, words: ApprovalWords): string {
  if (details === undefined) return words('banner.must');
  if (isToBeMadeAgain(details)) return details.whyNotAgain ?? words('banner.again');
  return words(allows(details.can, 'approve') ? 'banner.mine' : 'banner.must');
}

/** A document that may not be used as it stands; of one that may there is nothing to say. */
const WaitingDocument = ({ document: { id, name, state }, details }: WaitingDocumentProps) => {
  const words = useApprovalWords();
  const inWords = useChangesInWords();
  if (state === 'APPROVED') return null;
  return (
    <Alert severity={severity[state]} role="note">
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {words(whatIsUp(state, details), { name })}
      </Box>
      {/* Its line is there before its words are: nothing below moves. */}
      {state === 'STALE' && (
        <Box sx={{ minHeight: '1.43em', overflowWrap: 'anywhere' }}>{inWords(details?.changes ?? [])}</Box>
      )}
      {state !== 'WITHDRAWN' && `${nextStep(details, words)} `}
      <MuiLink
        component={Link}
        to={recordPath('approvedDocuments', id)}
        underline="always"
        sx={{ color: 'inherit' }}
      >
        {words('banner.open')}
      </MuiLink>
    </Alert>
  );
};

/** The documents of an event or a centre that may not be used as they stand; what changed, and who must act. */
export const ApprovalBanner = ({ holder }: { readonly holder: Holder }) => {
  // The page has read the latest: its banner is there before the others are known, and nothing moves.
  const latest = useKnownDocument();
  const { data: held } = useHeldDocuments(holder);
  const others = held?.filter(({ id, state }) => id !== latest?.id && state !== 'WITHDRAWN') ?? [];
  return [...(latest === undefined ? [] : [latest]), ...others].map((document) => (
    <WaitingDocument
      key={document.id}
      document={document}
      details={held?.find(({ id }) => id === document.id)}
    />
  ));
};
