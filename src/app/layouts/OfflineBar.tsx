import Box from '@mui/material/Box';
import { useOnline } from '#src/ui/useOnline.ts';
import { useWords } from '../words/useWords.ts';

/** Says at once that there is no connection, and what that means for what one does. */
export const OfflineBar = () => {
  const words = useWords();
  const online = useOnline();
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
