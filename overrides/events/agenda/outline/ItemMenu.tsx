import MoreIcon from '@mui/icons-material/MoreVert';
import { Divider, ListItemText, MenuItem, Typography } from '@mui/material';
import { IconMenu } from '#src/ui/IconMenu.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { setUnpaid } from '../model/editTrainers.ts';
import type { Item } from '../model/Programme.ts';
import { useProgrammeActions } from '../state/ProgrammeProvider.tsx';
import { itemKeys } from './itemKeys.ts';
import { useItemCommands } from './useItemCommands.ts';

interface ItemMenuProps {
  readonly item: Item;
  readonly hasObjectives: boolean;
  readonly onObjectives: () => void;
}

/** What can be done with an item by pointer and touch; each has its keys. */
export const ItemMenu = ({ item, hasObjectives, onObjectives }: ItemMenuProps) => {
  const words = useAgendaWords();
  const { edit, days } = useProgrammeActions();
  const run = useItemCommands();
  const isUnpaid = item.trainers.length > 0 && item.trainers.every(({ unpaid }) => unpaid);
  const wanted = itemKeys.filter(({ command }) => days.length > 1 || !command.startsWith('day_'));
  const { day } = item;
  const isAtEnd: Readonly<Record<string, boolean>> = {
    day_before: day === null || !days.some((one) => one < day),
    day_after: day === null || !days.some((one) => one > day),
  };
  const pay = () =>
    edit({ code: 'paid', name: item.name }, (programme) =>
      setUnpaid(programme, new Set([item.key]), !isUnpaid),
    );
  return (
    <IconMenu
      label={words('item.menu', { name: item.name || words('item.new') })}
      icon={<MoreIcon fontSize="small" />}
      sx={{ gridArea: 'menu', mt: 0.25 }}
    >
      {(choosing) => [
        !hasObjectives && (
          <MenuItem key="objectives" onClick={choosing(onObjectives)}>
            {words('item.objectives_show')}
          </MenuItem>
        ),
        item.trainers.length > 0 && (
          <MenuItem key="paid" onClick={choosing(pay)}>
            {words(isUnpaid ? 'item.paid' : 'item.unpaid')}
          </MenuItem>
        ),
        <Divider key="commands" />,
        ...wanted.map(({ command, keys }) => (
          <MenuItem
            key={command}
            disabled={isAtEnd[command] === true}
            onClick={choosing(() => run(command, item.key))}
          >
            <ListItemText>{words(`item.${command}`)}</ListItemText>
            <Typography variant="caption" sx={{ ml: 3, color: 'text.secondary' }}>
              {keys?.replaceAll('+', ' ')}
            </Typography>
          </MenuItem>
        )),
      ]}
    </IconMenu>
  );
};
