import Box from '@mui/material/Box';
import { useWords } from '../words/useWords.ts';

/** Before anything is known, not even the frame: blank, so that nothing jumps; said aloud only. */
export const PageLoading = () => {
  const words = useWords();
  return <Box role="status" aria-label={words('loading')} sx={{ minHeight: '100vh' }} />;
};
