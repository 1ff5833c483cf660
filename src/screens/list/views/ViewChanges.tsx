import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useToldWriting } from './keeping/useViewWriting.ts';
import { isKept } from './KeptView.ts';
import type { SavedViews } from './useSavedViews.ts';
import { useAskName } from './useAskName.tsx';
import { useViewWords } from './viewWords.ts';

/** A list that was altered from its view offers to keep that or to go back; one that looks like none to become one. */
export const ViewChanges = (views: SavedViews) => {
  const words = useViewWords();
  const write = useToldWriting();
  const askName = useAskName(views);
  const { active, isChanged, isPlain, look } = views;
  if (active === undefined)
    return isPlain ? null : (
      <Button size="small" color="inherit" startIcon={<BookmarkAddIcon />} onClick={() => askName()}>
        {words('view.save_new')}
      </Button>
    );
  if (!isChanged) return null;
  return (
    <Box
      role="group"
      aria-label={active.label}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
        {words('view.changed')}
      </Typography>
      {isKept(active) && active.may.update && (
        <Button size="small" onClick={() => write(async (writer) => writer.update(active, { value: look }))}>
          {words('view.save')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => askName()}>
        {words('view.save_as')}
      </Button>
      <Button size="small" color="inherit" onClick={() => views.open(active)}>
        {words('view.back')}
      </Button>
    </Box>
  );
};
