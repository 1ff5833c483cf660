import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import { Button } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { selectionKinds } from './documentKinds.ts';
import { useKinds } from './useKinds.ts';

const ChooseDocuments = lazyPart(() => import('./ChooseDocuments.tsx'), 'ChooseDocuments');

/** Documents of the selected bookings. */
export const SelectionDocuments = ({ ids }: { readonly ids: readonly (string | number)[] }) => {
  const words = useDocumentWords();
  const modal = useModal();
  if (useKinds(selectionKinds).length === 0) return null;
  const open = () =>
    modal.open({
      title: words('start.choose_title', { smart_count: ids.length }),
      content: (
        <Suspense fallback={null}>
          <ChooseDocuments ids={ids.map(String)} onOpened={modal.close} />
        </Suspense>
      ),
    });
  return (
    <Button size="small" color="inherit" startIcon={<DocumentsIcon />} onClick={open}>
      {words('start.button')}
    </Button>
  );
};
