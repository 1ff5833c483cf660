import type SvgIcon from '@mui/material/SvgIcon';
import { act, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createAppTheme } from '#src/app/theme/createAppTheme.ts';
import { RailLink } from './RailLink.tsx';
import { railGroups, type RailItem } from './railGroups.ts';
import { useRailPlace } from './useRailPlace.ts';

it('names the page on screen, whatever of it is shown, and draws no other link for a step to another', async () => {
  const drawn: string[] = [];
  const items = railGroups(['events', 'participants', 'users'])
    .flatMap((group) => group.items)
    .map((item): RailItem => {
      const Icon: typeof SvgIcon = Object.assign(() => (drawn.push(item.to), null), { muiName: 'SvgIcon' });
      return { ...item, icon: Icon };
    });
  const Rail = () => {
    const isPlace = useRailPlace();
    return items.map((item) => (
      <RailLink key={item.to} item={item} active={isPlace(item)} collapsed={false} />
    ));
  };
  const page = (
    <AdminContext theme={createAppTheme('light')}>
      <Rail />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/events/12/edit'] });
  render(<RouterProvider router={router} />);
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'));
  expect(current()).toEqual(['/events']);
  drawn.length = 0;
  await act(() => router.navigate('/participants?page=2'));
  expect(current()).toEqual(['/participants']);
  expect(drawn.toSorted()).toEqual(['/events', '/participants']);
});
