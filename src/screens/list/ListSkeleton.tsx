import { Box, Skeleton, Typography } from '@mui/material';
import { useResourceNames } from '../useResourceNames.ts';
import { defaultPerPage } from './defaultPerPage.ts';
import { givesWay, listPageSx } from './listPageSx.ts';
import { TableSkeleton } from './table/TableSkeleton.tsx';
import { titleHeight } from '#src/ui/page/PageHead.tsx';

interface ListSkeletonProps {
  readonly columns: number;
  /** It comes with views, which stand as tabs above it. */
  readonly hasViews: boolean;
}

/** A list while it is not known which view it opens with: everything in the place where it will be. */
export const ListSkeleton = ({ columns, hasViews }: ListSkeletonProps) => {
  const { many } = useResourceNames();
  return (
    <Box sx={listPageSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: titleHeight }}>
        <Typography variant="h2" component="h1">
          {many}
        </Typography>
      </Box>
      {hasViews && <Skeleton variant="rounded" height={40} width="min(320px, 100%)" />}
      {/* On a telephone the search has a line of its own. */}
      <Skeleton variant="rounded" width="min(420px, 100%)" sx={{ height: { xs: 88, sm: 36 } }} />
      <div style={givesWay}>
        <TableSkeleton rows={defaultPerPage} columns={columns} />
      </div>
    </Box>
  );
};
