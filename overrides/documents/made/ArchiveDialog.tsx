import { Box, Button } from '@mui/material';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { OutdatedNote } from './OutdatedNote.tsx';
import { type MadeFile, useFiles } from './useFiles.ts';

interface ArchiveDialogProps {
  readonly documents: readonly MadeFile[];
  readonly onClose: () => void;
}

/** Some of the documents are outdated: whether all go into the file, or the others alone. */
export const ArchiveDialog = ({ documents, onClose }: ArchiveDialogProps) => {
  const words = useDocumentWords();
  const { archive, busy } = useFiles();
  const others = documents.filter(({ isOutdated }) => !isOutdated);
  const keep = async (chosen: readonly MadeFile[]) => {
    await archive(chosen.map(({ guid }) => guid));
    onClose();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OutdatedNote documents={documents} onAgain={onClose} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {words('send.cancel')}
        </Button>
        <WaitingButton variant="outlined" loading={busy} onClick={() => void keep(documents)}>
          {words('outdated.zip_all', { smart_count: documents.length })}
        </WaitingButton>
        {others.length > 0 && (
          <WaitingButton variant="contained" loading={busy} onClick={() => void keep(others)}>
            {words('outdated.zip', { smart_count: others.length })}
          </WaitingButton>
        )}
      </Box>
    </Box>
  );
};
