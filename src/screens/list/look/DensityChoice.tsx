import { Box, Button } from '@mui/material';
import { useTableWords } from '../tableWords.ts';
import type { TableLook } from './TableLook.ts';

const densities = ['comfortable', 'compact'] as const;

/** How high the rows are. */
export const DensityChoice = ({
  look,
  setLook,
}: {
  readonly look: TableLook;
  readonly setLook: (look: Partial<TableLook>) => void;
}) => {
  const words = useTableWords();
  return (
    <Box role="group" aria-label={words('look.density')} sx={{ display: 'flex', gap: 0.5 }}>
      {densities.map((density) => (
        <Button
          key={density}
          size="small"
          color="inherit"
          variant={look.density === density ? 'outlined' : 'text'}
          aria-pressed={look.density === density}
          onClick={() => setLook({ density })}
        >
          {words(`look.${density}`)}
        </Button>
      ))}
    </Box>
  );
};
