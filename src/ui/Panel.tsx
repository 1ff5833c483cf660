import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { panelSx } from './panelSx.ts';

interface PanelProps {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A bordered part of a page, with its title and at most one action. */
export const Panel = ({ title, action, children }: PanelProps) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={{ ...panelSx, p: { xs: 2, md: 2.5 }, minWidth: 0 }}
    >
      {title !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 28 }}>
          <Typography id={id} component="h2" variant="h3" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {action}
        </Box>
      )}
      {children}
    </Box>
  );
};

/** A fact with its name, in a `dl`. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

export type NamedFact = readonly [name: string, value: ReactNode];

/** Facts with their names, in as many columns as there is room for. */
export const Facts = ({ rows }: { readonly rows: readonly NamedFact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 1.5,
      columnGap: 3,
      gridTemplateColumns: {
        xs: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
        sm: 'repeat(auto-fill, minmax(180px, 1fr))',
      },
    }}
  >
    {rows.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </Box>
);
