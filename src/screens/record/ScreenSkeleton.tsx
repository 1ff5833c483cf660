import { Box, Skeleton } from '@mui/material';
import { besideSx } from './besideSx.ts';

/** The shape of a page while its code or its record is on the way; `beside` that of a record with its aside. */
export const ScreenSkeleton = ({ beside = false }: { readonly beside?: boolean }) => (
  <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" width={240} height={28} />
    <Skeleton variant="rounded" height={36} />
    <Box sx={beside ? besideSx : {}}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} variant="rounded" height={40} />
        ))}
      </Box>
      {beside && <Skeleton variant="rounded" height={240} />}
    </Box>
  </Box>
);
