import MoreIcon from '@mui/icons-material/MoreVert';
import { Divider, IconButton, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useAgendaWords } from '../agendaWords.ts';
import { setUnpaid } from '../model/editTrainers.ts';
import type { Item } from '../model/Programme.ts';
import { useProgrammeActions } from '../state/ProgrammeProvider.tsx';
import { itemKeys } from './itemKeys.ts';
import { useItemCommands } from './useItemCommands.ts';

export interface ItemMenuProps {
  readonly item: Item;
  readonly hasObjectives: boolean;
  readonly onObjectives: () => void;
}

/** What can be done with an item by pointer and touch; each has its keys. */
export const ItemMenu = ({ item, hasObjectives, onObjectives }: ItemMenuProps) => {
  const words = useAgendaWords();
  const { edit, days } = useProgrammeActions();
  const run = useItemCommands();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isUnpaid = item.trainers.length > 0 && item.trainers.every(({ unpaid }) => unpaid);
  const close = (then: () => void) => () => {
    setAnchor(null);
    then();
  };
  const wanted = itemKeys.filter(({ command }) => days.length > 1 || !command.startsWith('day_'));
  return (
    <>
      <IconButton
        size="small"
        aria-label={words('item.menu', { name: item.name || words('item.new') })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gridArea: 'menu', mt: 0.25 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {!hasObjectives && (
            <MenuItem onClick={close(onObjectives)}>{words('item.objectives_show')}</MenuItem>
          )}
          {item.trainers.length > 0 && (
            <MenuItem
              onClick={close(() =>
                edit({ code: 'paid', name: item.name }, (programme) =>
                  setUnpaid(programme, new Set([item.key]), !isUnpaid),
                ),
              )}
            >
              {words(isUnpaid ? 'item.paid' : 'item.unpaid')}
            </MenuItem>
          )}
          <Divider />
          {wanted.map(({ command, keys }) => (
            <MenuItem key={command} onClick={close(() => run(command, item.key))}>
              <ListItemText>{words(`item.${command}`)}</ListItemText>
              <Typography variant="caption" sx={{ ml: 3, color: 'text.secondary' }}>
                {keys?.replaceAll('+', ' ')}
              </Typography>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
