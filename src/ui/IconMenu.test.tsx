import { MenuItem } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IconMenu } from './IconMenu.tsx';

it('the menu is called as the button that opens it', async () => {
  render(
    <IconMenu label="More" icon="…">
      {(choosing) => <MenuItem onClick={choosing(() => undefined)}>Merge</MenuItem>}
    </IconMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu', { name: 'More' })).toBeDefined();
});

it('what cannot be chosen is reached by the arrows, and tells why', async () => {
  render(
    <IconMenu label="More" icon="…">
      {() => [
        <MenuItem key="merge">Merge</MenuItem>,
        <MenuItem key="erase" disabled>
          Erase: cancel the booking first
        </MenuItem>,
      ]}
    </IconMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: /^Erase/ }));
});
