import { Box, Button } from '@mui/material';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { useTableWords } from '../tableWords.ts';

interface GroupsFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onUngroup: () => void;
}

/** In place of groups that there are too many of to be gone through, or that could not be read. */
export const GroupsFailure = ({ error, onRetry, onUngroup }: GroupsFailureProps) => {
  const words = useTableWords();
  const { code, message } = refusalOf(error);
  if (code !== 'LIMIT_EXCEEDED') return <PageFailure within error={error} onRetry={onRetry} />;
  return (
    <Box role="alert" sx={{ ...framedRowsSx, bgcolor: 'background.paper' }}>
      <EmptyState
        title={words('figures.too_many')}
        text={words('figures.too_many_text', { message })}
        action={
          <Button variant="outlined" onClick={onUngroup}>
            {words('figures.ungroup')}
          </Button>
        }
      />
    </Box>
  );
};
