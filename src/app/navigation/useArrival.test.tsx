import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useArrival } from './useArrival.ts';

const Frame = () => {
  useArrival();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
};

const Loading = () => {
  const [name, setName] = useState('Loading');
  return (
    <h1 key={name} onClick={() => setName('Loaded')}>
      {name}
    </h1>
  );
};

/** On a form whose button has the focus. */
async function start() {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/edit', element: <button type="button">Save</button> },
          { path: '/show', element: <h1>Bus tour</h1> },
          { path: '/loading', element: <Loading /> },
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that knows where to begin
          {
            path: '/search',
            element: [<h1 key="1">Search</h1>, <input key="2" aria-label="Name" autoFocus />],
          },
        ],
      },
    ],
    { initialEntries: ['/edit'] },
  );
  render(<RouterProvider router={router} />);
  screen.getByRole('button').focus();
  const lead = async (to: string) => act(async () => router.navigate(to));
  return { lead };
}

it('the page that a save leads to has the focus on its heading, without a ring', async () => {
  const { lead } = await start();
  await lead('/show');
  const heading = screen.getByRole('heading');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.style.outline).toBe('none');
});

it('a heading that goes as its page has loaded hands the focus to the next', async () => {
  const { lead } = await start();
  await lead('/loading');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Loading' })));
  act(() => screen.getByRole('heading').click());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Loaded' })));
});

it('what a page has given the focus to keeps it, and so does what one has chosen there', async () => {
  const { lead } = await start();
  await lead('/search');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await lead('/search?view=2');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
