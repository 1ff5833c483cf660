import { ListItemIcon, MenuItem } from '@mui/material';
import { colourModes, useColourMode } from '#src/app/theme/colourMode.ts';
import { colourModeIcons } from '#src/app/theme/colourModeIcons.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { IconMenu } from '#src/ui/IconMenu.tsx';

export const ColourModeMenu = () => {
  const words = useWords();
  const [mode, setMode] = useColourMode();
  const Icon = colourModeIcons[mode];
  const label = words('colourMode.label');
  return (
    <IconMenu label={label} title={label} icon={<Icon fontSize="small" />}>
      {(choosing) =>
        colourModes.map((choice) => {
          const ChoiceIcon = colourModeIcons[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === mode}
              selected={choice === mode}
              onClick={choosing(() => setMode(choice))}
            >
              <ListItemIcon>
                <ChoiceIcon fontSize="small" />
              </ListItemIcon>
              {words(`colourMode.${choice}`)}
            </MenuItem>
          );
        })
      }
    </IconMenu>
  );
};
