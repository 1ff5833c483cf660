import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { AttachButton } from '../attach/AttachButton.tsx';
import type { Holder } from './useHeldDocument.ts';
import { useKnownDocument } from './useKnownDocument.ts';

/** The document of an event or a centre with how it stands; where there is none, the way to one. */
export const HeldDocumentField = ({ holder }: { readonly holder: Holder }) => {
  const enumWord = useEnumWord();
  const may = useMay('attach_document', useRecordContext());
  const known = useKnownDocument();
  if (known === undefined) return may.allowed ? <AttachButton holder={holder} /> : <EmptyValue />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <RelationLink value={known} reference="approvedDocuments" />
      <EnumChip value={known.state} label={enumWord('ApprovalState', known.state)} />
    </Box>
  );
};
