import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import { useLoading, useRefresh } from 'react-admin';
import { useWords } from '#src/app/words/useWords.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 0.25 }, '50%': { opacity: 1 } });

/** Asks again for what is on screen. A line under the top bar says that something is on its way; nothing moves. */
export const RefreshButton = () => {
  const words = useWords();
  const refresh = useRefresh();
  const loading = useLoading();
  return (
    <>
      <IconButton size="small" title={words('refresh')} aria-label={words('refresh')} onClick={refresh}>
        <RefreshIcon fontSize="small" />
      </IconButton>
      {loading && (
        <Box
          role="status"
          aria-label={words('loading')}
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: -1,
            height: '1px',
            backgroundColor: 'primary.main',
            animation: `${pulse} 1.2s ease-in-out infinite`,
          }}
        />
      )}
    </>
  );
};
