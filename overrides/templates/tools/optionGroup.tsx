import { Box, type AutocompleteRenderGroupParams } from '@mui/material';

/** Options that belong together, as a group also to whoever does not see it. */
export const optionGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <div key={key} role="group" aria-label={group}>
    <Box aria-hidden sx={{ px: 2, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
      {group}
    </Box>
    <Box role="presentation" component="ul" sx={{ p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </div>
);
