import { Box } from '@mui/material';
import { useWording } from '../wording/useWording.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** Nothing there: a quiet dash to the eye, words to a screen reader. */
export const EmptyValue = () => {
  const say = useWording();
  return (
    <>
      <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
        –
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {say('value.empty')}
      </Box>
    </>
  );
};
