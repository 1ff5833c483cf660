import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { colourModes, useColourMode } from '#src/app/theme/colourMode.ts';
import { useWords } from '#src/app/words/useWords.ts';

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon };

export const ColourModeMenu = () => {
  const words = useWords();
  const [mode, setMode] = useColourMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = icons[mode];
  return (
    <>
      <IconButton
        size="small"
        aria-label={words('colourMode.label')}
        title={words('colourMode.label')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon fontSize="small" />
      </IconButton>

      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {colourModes.map((choice) => {
          const ChoiceIcon = icons[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === mode}
              selected={choice === mode}
              onClick={() => {
                setMode(choice);
                setAnchor(null);
              }}
            >
              <ListItemIcon>
                <ChoiceIcon fontSize="small" />
              </ListItemIcon>
              {words(`colourMode.${choice}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
