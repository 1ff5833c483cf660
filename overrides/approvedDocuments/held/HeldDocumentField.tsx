import { Box, Button } from '@mui/material';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useHeldDocuments, type Holder } from './useHeldDocuments.ts';
import { useKnownDocument } from './useKnownDocument.ts';
import AddIcon from '@mui/icons-material/Add';
import { Suspense, useState } from 'react';
import { useApprovalWords } from '../useApprovalWords.ts';

// Most who open an event add nothing to it.
const AttachDialog = lazyPart(() => import('../attach/AttachDialog.tsx'), 'AttachDialog');

/** Gives an event or a centre a document that has to be approved. */
const AttachButton = ({ holder }: { readonly holder: Holder }) => {
  const words = useApprovalWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {words('attach.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AttachDialog holder={holder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Documents = ({ holder }: { readonly holder: Holder }) => {
  const words = useApprovalWords();
  const enumWord = useEnumWord();
  const may = useMayIn('approvedDocuments', 'create');
  const latest = useKnownDocument();
  const { data: held, error, refetch } = useHeldDocuments(holder);
  const documents = held ?? (latest === undefined ? [] : [latest]);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      {documents.length === 0 && <EmptyValue />}
      {documents.map((document) => (
        <Box key={document.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <RelationLink value={document} reference="approvedDocuments" />
          <EnumChip value={document.state} label={enumWord('ApprovalState', document.state)} />
        </Box>
      ))}
      {error && held === undefined && latest !== undefined && (
        <FailurePanel title={words('held.unread')} error={error} onRetry={() => void refetch()} />
      )}
      {may.allowed && <AttachButton holder={holder} />}
    </Box>
  );
};

/** The documents of an event or a centre with how they stand, and the way to one more, which a column has no room for on a telephone. */
export const HeldDocumentField = Object.assign(Documents, { wide: true });
