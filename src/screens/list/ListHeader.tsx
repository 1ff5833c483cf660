import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListPaginationContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { ListExport } from '../export/ExportButton.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { createPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useIsBare } from './useIsBare.ts';
import { titleHeight } from '#src/ui/page/PageHead.tsx';

interface ListHeaderProps {
  readonly canCreate: boolean;
  readonly filtered: boolean;
  readonly choice: ColumnChoice;
  readonly narrow: boolean;
  readonly actions: ReactNode;
}

/** Title with the count, and what can be done: one primary action. */
export const ListHeader = ({ canCreate, filtered, choice, narrow, actions }: ListHeaderProps) => {
  const newText = useNewText();
  const figure = useCount();
  const { resource, many } = useResourceNames();
  const { total } = useListPaginationContext();
  const isBare = useIsBare(filtered);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: titleHeight }}>
      <Typography
        variant="h2"
        component="h1"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flex: '1 0 auto', maxWidth: '100%' }}
      >
        {many}
        {/* Room for the count is kept: nothing jumps when it arrives. */}
        <Box
          component="span"
          sx={{
            color: 'text.secondary',
            fontSize: 14,
            fontWeight: 400,
            fontVariantNumeric: 'tabular-nums',
            minWidth: 32,
          }}
        >
          {total !== undefined && figure(total)}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}>
        {!narrow && <ListExport seen={choice.visible} all={choice.all} />}
        {!narrow && <ImportButton />}
        {actions}
        {/* A list without rows offers the first one in their place. */}
        {canCreate && (total !== 0 || isBare === false) && (
          <Button
            component={RouterLink}
            to={createPath(resource)}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {newText(resource)}
          </Button>
        )}
      </Box>
    </Box>
  );
};
