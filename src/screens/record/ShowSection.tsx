import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { SectionTitle } from '#src/fields/cell/SectionTitle.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useSectionWords } from '../useSectionWords.ts';

export interface ShowSectionProps {
  /** Its words are `resources.<resource>.sections.<name>` and `…<name>_help`. */
  readonly name: string;
  readonly children?: ReactNode;
  /** A tab of it leaves no room for what stands beside. */
  readonly wide?: boolean;
}

/** Values of a record that belong together. */
export const ShowSection = ({ name, children }: ShowSectionProps) => (
  <Box
    component="section"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      p: { xs: 2, md: 2.5 },
    }}
  >
    <SectionHead name={name} />
    <Box sx={showGridSx}>
      <SectionTitle value={useSectionWords().title(name)}>{children}</SectionTitle>
    </Box>
  </Box>
);

const showGridSx = {
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(136px, 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
  [`& > .${wideInput}`]: { gridColumn: '1 / -1' },
} as const;
