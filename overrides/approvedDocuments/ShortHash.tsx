import { Box } from '@mui/material';

const letters = 12;

/** A fingerprint as people compare it: its beginning, the whole in the title. */
export const ShortHash = ({ hash }: { readonly hash: string }) => (
  <Box component="span" title={hash} sx={{ fontFamily: 'monospace' }}>
    {hash.slice(0, letters)}
  </Box>
);
