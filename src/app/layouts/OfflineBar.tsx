import { onlineManager } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useWords } from '../words/useWords.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Says at once that there is no connection, and what that means for what one does. */
export const OfflineBar = () => {
  const words = useWords();
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <Box aria-live="polite" sx={online ? undefined : barSx}>
      {online ? null : words('offline')}
    </Box>
  );
};

const barSx = {
  position: 'sticky',
  top: 0,
  zIndex: 'tooltip',
  px: 2,
  py: 0.75,
  fontSize: '0.875rem',
  textAlign: 'center',
  color: 'warning.contrastText',
  backgroundColor: 'warning.main',
  '@media print': { display: 'none' },
} as const;
