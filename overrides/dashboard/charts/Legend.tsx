import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ChartFill } from './chartFills.ts';
import { FillPattern } from './FillPattern.tsx';

export interface LegendEntry {
  readonly label: string;
  readonly fill: ChartFill;
  /** A figure beside the word. */
  readonly value?: string | undefined;
}

const Swatch = ({ fill }: { readonly fill: ChartFill }) => {
  const id = useId();
  return (
    <svg width={12} height={12} aria-hidden="true">
      <FillPattern id={id} fill={fill} />
      <rect width={12} height={12} rx={3} fill={`url(#${id})`} />
    </svg>
  );
};

export const Legend = ({ entries }: { readonly entries: readonly LegendEntry[] }) => (
  <Box
    component="ul"
    className="tabular"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.25,
      m: 0,
      p: 0,
      listStyle: 'none',
      fontSize: 12,
      color: 'text.secondary',
    }}
  >
    {entries.map(({ label, fill, value }) => (
      <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Swatch fill={fill} />
        {label}
        {value !== undefined && (
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
            {value}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
