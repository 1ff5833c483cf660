import DeletedIcon from '@mui/icons-material/DeleteOutlined';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useDocumentWords } from '../documentWords.ts';

/** In the place of a paper whose file went with the passports that it printed (G4). */
export const FileDeleted = () => {
  const words = useDocumentWords();
  return (
    <EmptyState icon={<DeletedIcon />} title={words('paper.deleted')} text={words('paper.deleted_text')} />
  );
};
