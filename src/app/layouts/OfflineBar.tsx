import Box from '@mui/material/Box';
import { useIsCodeAwaited } from '#src/ui/loadCode.ts';
import { useOnline } from '#src/ui/useOnline.ts';
import { useWords } from '../words/useWords.ts';

/** Says at once that there is no connection, or no server, and what that means for what one does. */
export const OfflineBar = () => {
  const words = useWords();
  const isOnline = useOnline();
  const isCodeAwaited = useIsCodeAwaited();
  const unreached = isCodeAwaited ? words('unreached') : null;
  const said = isOnline ? unreached : words('offline');
  return (
    <Box aria-live="polite" sx={said === null ? undefined : barSx}>
      {said}
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
