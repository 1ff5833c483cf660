import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Holder } from '../held/useHeldDocuments.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

// Most who open an event add nothing to it.
const AttachDialog = lazy(() =>
  import('./AttachDialog.tsx').then((module) => ({ default: module.AttachDialog })),
);

/** Gives an event or a centre a document that has to be approved. */
export const AttachButton = ({ holder }: { readonly holder: Holder }) => {
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
