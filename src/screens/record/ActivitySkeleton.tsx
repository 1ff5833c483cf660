import { Box, Skeleton } from '@mui/material';

/** The shape of a record's latest changes while they are on the way. */
export const ActivitySkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
    {[0, 1, 2].map((row) => (
      <Box key={row}>
        <Skeleton width="80%" height={20} />
        <Skeleton width="45%" height={17} />
      </Box>
    ))}
  </Box>
);
