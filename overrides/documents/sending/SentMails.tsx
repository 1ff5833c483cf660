import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { useDocumentWords } from '../documentWords.ts';
import { TaskProgress } from '../making/TaskProgress.tsx';
import { useTask } from '#src/data/task/useTask.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';

interface SentMailsProps {
  readonly task: ShownTask;
  readonly onClose: () => void;
}

/** What became of each mail, as the sending goes on. */
export const SentMails = ({ task: asked, onClose }: SentMailsProps) => {
  const words = useDocumentWords();
  const queries = useQueryClient();
  // Who had it when stands on the run and in every list of documents.
  const progress = useTask(asked, () => {
    void queries.invalidateQueries({ queryKey: ['documentRuns'] });
    void queries.invalidateQueries({ queryKey: ['generatedDocuments'] });
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TaskProgress progress={progress} done="send.done" />
      <Box component="ul" sx={{ ...framedRowsSx, maxHeight: '45vh', overflow: 'auto' }}>
        {(progress.task ?? asked).rows.map(({ key, label, state, message }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 2,
              px: 1.5,
              py: 1,
            }}
          >
            <Box sx={{ fontWeight: 500 }}>{label}</Box>
            <Box sx={{ color: state === 'FAILED' ? 'error.main' : 'text.secondary' }}>
              {message ?? words(`sent.${state}`)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        {/* What was pressed before is gone. */}
        <Button autoFocus variant="outlined" color="inherit" onClick={onClose}>
          {words('send.close')}
        </Button>
      </Box>
    </Box>
  );
};
