import MoreIcon from '@mui/icons-material/MoreVert';
import { Button, MenuItem } from '@mui/material';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { IconMenu } from '#src/ui/IconMenu.tsx';

interface SeldomAction {
  readonly name: string;
  readonly label: string;
  readonly tone: 'primary' | 'error';
  readonly ask: () => void;
}

/** What is done less often than what takes a record further: buttons, on a telephone a menu, so that the buttons there are one line. */
export const SeldomActions = ({ actions }: { readonly actions: readonly SeldomAction[] }) => {
  const say = useWording();
  const narrow = useNarrow();
  if (actions.length === 0) return null;
  if (!narrow)
    return actions.map(({ name, label, tone, ask }) => (
      <Button key={name} variant={tone === 'error' ? 'text' : 'outlined'} color={tone} onClick={ask}>
        {label}
      </Button>
    ));
  return (
    <IconMenu label={say('record.more')} title={say('record.more')} icon={<MoreIcon />}>
      {(choosing) =>
        actions.map(({ name, label, tone, ask }) => (
          <MenuItem key={name} onClick={choosing(ask)} sx={tone === 'error' ? { color: 'error.main' } : {}}>
            {label}
          </MenuItem>
        ))
      }
    </IconMenu>
  );
};
