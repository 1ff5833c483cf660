import { Box, Skeleton } from '@mui/material';

/** While a page's code is on its way: a title and a panel, in the places where they will be. */
export const PageSkeleton = () => (
  <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" width={180} height={28} />
    <Skeleton variant="rounded" height={36} width="min(420px, 100%)" />
    <Skeleton variant="rounded" height={360} />
  </Box>
);
