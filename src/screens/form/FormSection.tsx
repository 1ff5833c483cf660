import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { useHasInputs, useReplacedInputs } from '../Replace.tsx';
import { SectionTitle } from '#src/fields/cell/SectionTitle.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useSectionWords } from '../useSectionWords.ts';
import { useAskedInputs } from './more/AskedFirst.ts';
import { nameRows } from './sections/nameRows.tsx';
import { sectionId } from '../sectionInAddress.ts';

export interface FormSectionProps {
  /** Its words are `resources.<resource>.sections.<name>` and `…<name>_help`. */
  readonly name: string;
  readonly children?: ReactNode;
  /** Sources of its inputs, where they cannot be read off the children (components of an override). */
  readonly sources?: readonly string[];
}

/** Inputs that belong together: two columns where there is room, one on a telephone. */
export const FormSection = ({ name, children }: FormSectionProps) => {
  const { title } = useSectionWords();
  const asked = useAskedInputs()(children);
  const inputs = useReplacedInputs(asked);
  const hasInputs = useHasInputs();
  if (!hasInputs(asked)) return null;
  return (
    <Box
      component="section"
      id={sectionId(name)}
      sx={{ ...panelSx, p: { xs: 2, md: 2.5 }, scrollMarginTop: 72 }}
    >
      <SectionHead name={name} />
      <Box sx={formGridSx}>
        <SectionTitle value={title(name)}>{nameRows(inputs)}</SectionTitle>
      </Box>
    </Box>
  );
};

const formGridSx = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  [`& > .${wideInput}`]: { gridColumn: '1 / -1' },
} as const;
