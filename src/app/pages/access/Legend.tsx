import { Box } from '@mui/material';
import { useWords } from '#src/app/words/useWords.ts';
import { ReachMark } from './ReachMark.tsx';

const reaches = ['ALL', 'COUNTRIES', 'OWN', 'NONE'] as const;

export const Legend = () => {
  const words = useWords();
  return (
    <Box
      component="ul"
      aria-label={words('access.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {reaches.map((reach) => (
        <Box component="li" key={reach} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 12 }}>
          <ReachMark reach={reach} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words(`access.${reach}_means`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
