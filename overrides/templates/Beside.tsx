import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useTemplateWords } from './templateWords.ts';

interface BesideProps {
  readonly text: ReactNode;
  readonly paper: ReactNode;
}

/** Text left, paper right; where there is room for one, one chooses. Both stay there: neither loses what is in it. */
export const Beside = ({ text, paper }: BesideProps) => {
  const words = useTemplateWords();
  const [side, setSide] = useState<'text' | 'paper'>('text');
  const only = (own: typeof side) => ({ xs: side === own ? 'block' : 'none', lg: 'block' });
  return (
    <Box
      className={wideInput}
      data-two-sides
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={side}
        aria-label={words('side')}
        onChange={(_event, next: typeof side | null) => {
          if (next !== null) setSide(next);
        }}
        sx={{ display: { lg: 'none' }, justifySelf: 'start' }}
      >
        <ToggleButton value="text">{words('side_text')}</ToggleButton>
        <ToggleButton value="paper">{words('side_paper')}</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: only('text'), minWidth: 0 }}>{text}</Box>
        <Box sx={{ display: only('paper'), minWidth: 0, position: { lg: 'sticky' }, top: { lg: 72 } }}>
          {paper}
        </Box>
      </Box>
    </Box>
  );
};
