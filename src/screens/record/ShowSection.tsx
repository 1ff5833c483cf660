import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { SectionTitle } from '#src/fields/cell/SectionTitle.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useReplacements } from '../Replace.tsx';
import { EmptyFields } from './EmptyFields.tsx';
import { emptyAmong } from './emptyAmong.ts';
import { useSectionWords } from '../useSectionWords.ts';

export interface ShowSectionProps {
  /** Its words are `resources.<resource>.sections.<name>` and `…<name>_help`. */
  readonly name: string;
  readonly children?: ReactNode;
  /** A tab of it leaves no room for what stands beside. */
  readonly wide?: boolean;
}

/** Values of a record that belong together; those that are empty behind their number. */
export const ShowSection = ({ name, children }: ShowSectionProps) => {
  const record = useRecordContext();
  const { fields = {} } = useReplacements();
  const { filled, empty } = emptyAmong(children, record, (source) => source in fields);
  return (
    <Box component="section" sx={{ ...panelSx, p: { xs: 2, md: 2.5 } }}>
      <SectionHead name={name} bare={filled.length === 0} />
      <Box sx={showGridSx}>
        <SectionTitle value={useSectionWords().title(name)}>
          {filled}
          {empty.length > 0 && <EmptyFields fields={empty} />}
        </SectionTitle>
      </Box>
    </Box>
  );
};

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
