import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListSubheader, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import type { ViewAction } from './ViewAction.ts';

/** Actions as the entries of a menu, its groups apart. */
export const menuEntries = (groups: readonly (readonly ViewAction[])[], onClose: () => void): ReactNode[] =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [
      ...(index === 0 ? [] : [<Divider key={`divider ${index}`} />]),
      ...group.flatMap(({ name, label, act, isOn, heads }) => [
        ...(heads === undefined
          ? []
          : [
              <ListSubheader key={`${name} head`} role="presentation" sx={headSx}>
                {heads}
              </ListSubheader>,
            ]),
        <MenuItem
          key={name}
          dense
          // Of the views, which come first, the one that is open has the focus.
          selected={index === 0 && isOn === true}
          sx={entrySx}
          {...(isOn !== undefined && { role: 'menuitemradio', 'aria-checked': isOn })}
          onClick={() => {
            onClose();
            act();
          }}
        >
          <span style={{ flex: 1 }}>{label}</span>
          {isOn === true && <CheckIcon sx={{ ml: 2, fontSize: 16 }} />}
        </MenuItem>,
      ]),
    ]);

/** A view may be called by a hundred signs: on a telephone they would run out of the menu, and the tick with them. */
const entrySx = { maxWidth: 400, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** It goes with what it heads: the menu is long enough to be scrolled. */
const headSx = {
  position: 'static',
  px: 1.25,
  py: 0.75,
  lineHeight: '18px',
  maxWidth: 360,
  overflowWrap: 'anywhere',
} as const;
