import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/screens/recordPath.ts';
import { useDocumentWords } from '../documentWords.ts';

/** From the runs to what they made, and to how far they are. */
export const RunLinks = () => {
  const words = useDocumentWords();
  const documents = useMayIn('generatedDocuments', 'list').allowed;
  const tasks = useMayIn('tasks', 'list').allowed;
  return (
    <Box sx={{ display: 'flex', flexBasis: { xs: '100%', sm: 'auto' }, ml: { xs: -1, sm: 0 } }}>
      {documents && (
        <Button component={Link} to={listPath('generatedDocuments')} color="inherit">
          {words('runs.documents')}
        </Button>
      )}
      {tasks && (
        <Button component={Link} to={listPath('tasks')} color="inherit">
          {words('runs.tasks')}
        </Button>
      )}
    </Box>
  );
};
