import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { notOnPaper } from '#src/ui/notOnPaper.ts';
import { useAgendaWords } from '../agendaWords.ts';
import { setName } from '../model/editItems.ts';
import { CopyButton } from '../taking/CopyButton.tsx';
import { PasteButton } from '../taking/PasteButton.tsx';
import { useMoveAlong, useProgramme } from '../state/ProgrammeProvider.tsx';
import { Cell } from './Cell.tsx';

/** The programme's name, how times behave, and where rows can be taken from. */
export const OutlineToolbar = () => {
  const words = useAgendaWords();
  const { programme, edit } = useProgramme();
  const [along, setAlong] = useMoveAlong();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Cell
          label={words('name')}
          text={programme.name ?? ''}
          placeholder={words('name')}
          readOnly={false}
          onCommit={(text) => {
            edit({ code: 'name' }, (before) => setName(before, text === '' ? null : text));
            return true;
          }}
          sx={{ flex: '1 1 220px' }}
        />
        <FormControlLabel
          sx={{ ml: 0, mr: 0, ...notOnPaper }}
          control={<Switch size="small" checked={along} onChange={(_event, checked) => setAlong(checked)} />}
          label={words('along')}
        />
        <PasteButton />
        <CopyButton />
      </Box>
      <Typography
        variant="caption"
        sx={{ display: { xs: 'none', md: 'block' }, px: 1, color: 'text.secondary', ...notOnPaper }}
      >
        {words('keys')}
      </Typography>
    </Box>
  );
};
