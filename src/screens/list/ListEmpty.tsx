import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { createPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useWholeTrash } from './selection/useTrash.ts';
import { useTableWords } from './tableWords.ts';
import { useIsBare } from './useIsBare.ts';

/** Nothing there, or nothing that fits: two different things to say and to do. What is made elsewhere may say where. */
export const ListEmpty = ({
  filtered,
  canCreate,
}: {
  readonly filtered: boolean;
  readonly canCreate: boolean;
}) => {
  const say = useWording();
  const newText = useNewText();
  const words = useTableWords();
  const { resource, manyInText } = useResourceNames();
  const { setFilters } = useListFilterContext();
  const translate = useTranslate();
  const isBare = useIsBare(filtered);
  const isTrash = useWholeTrash();
  const usual = words(canCreate ? 'list.empty_text' : 'list.empty_text_read_only', { name: manyInText });
  const create = canCreate && (
    <Button component={RouterLink} to={createPath(resource)} variant="contained" startIcon={<AddIcon />}>
      {newText(resource)}
    </Button>
  );
  return (
    // Which of the two it is comes in the room of either.
    <Box
      aria-busy={isBare === undefined}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...(isBare === undefined && { '& > *': { visibility: 'hidden' } }),
      }}
    >
      {!isBare ? (
        <EmptyState
          title={
            isTrash ? words('list.no_deleted_title', { name: manyInText }) : words('list.no_match_title')
          }
          text={words(isTrash ? 'list.no_deleted_text' : 'list.no_match_text')}
          action={
            <Button variant="outlined" onClick={() => setFilters({})}>
              {isTrash ? say('record.back', { name: manyInText }) : say('list.clear_filters')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={words('list.empty_title', { name: manyInText })}
          text={translate(`resources.${resource}.empty`, { _: usual })}
          action={create}
        />
      )}
    </Box>
  );
};
