import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { memoryStore, StoreContextProvider, useListParams } from 'react-admin';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useBackToOpening } from './useBackToOpening.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const List = () => {
  useBackToOpening('events');
  const [{ filterValues }, { setFilters }] = useListParams({ resource: 'events' });
  return (
    <>
      <output>{JSON.stringify(filterValues)}</output>
      <button type="button" onClick={() => setFilters({ language: 'de' })}>
        German
      </button>
      <Link to="/events">Events</Link>
    </>
  );
};

it('takes the first filter off when one steps back, and keeps it for who comes by a link', async () => {
  window.history.replaceState(null, '', '/events');
  const router = createBrowserRouter([{ path: '*', element: <List /> }]);
  render(
    <StoreContextProvider value={memoryStore()}>
      <RouterProvider router={router} />
    </StoreContextProvider>,
  );
  const filter = () => screen.getByRole('status').textContent;
  const german = '{"language":"de"}';
  fireEvent.click(screen.getByText('German'));
  await waitFor(() => expect(filter()).toBe(german));
  window.history.back();
  await waitFor(() => expect(filter()).toBe('{}'));
  expect(window.location.search).toBe('');
  window.history.forward();
  await waitFor(() => expect(filter()).toBe(german));
  fireEvent.click(screen.getByText('Events'));
  await waitFor(() => expect(window.location.search).toContain('language'));
  expect(filter()).toBe(german);
  router.dispose();
});
