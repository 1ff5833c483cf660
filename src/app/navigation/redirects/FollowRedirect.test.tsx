import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { DataClientProvider } from '#src/data/DataClient.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { FollowRedirect } from './FollowRedirect.tsx';

async function open(path: string, target: string | null) {
  const load = vi.fn();
  const { client, sent } = answeringClient(() => ({ data: { redirectLookup: { target } } }));
  return { ...(await renderFollowing(client, path, load)), load, sent };
}

const renderFollowing = (
  client: ReturnType<typeof answeringClient>['client'],
  path: string,
  load = vi.fn(),
) =>
  renderAdmin(
    <DataClientProvider value={client}>
      <Routes>
        <Route path="/events/:id" element={<p>The event</p>} />
        <Route
          path="*"
          element={
            <FollowRedirect load={load}>
              <p>Nothing here</p>
            </FollowRedirect>
          }
        />
      </Routes>
    </DataClientProvider>,
    { path },
  );

it('a redirect inside the app replaces the address (spec §2)', async () => {
  const { pathname, load, sent } = await open('/spring?tab=1', '/events/12');
  expect(await screen.findByText('The event')).toBeDefined();
  expect(pathname()).toBe('/events/12');
  expect(load).not.toHaveBeenCalled();
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
    ['RedirectLookup', { path: '/spring' }],
  ]);
});

it('redirects that lead in a circle end with there being no such page, also by the address of the app itself', async () => {
  const { load } = await open('/spring', `${window.location.origin}/spring?again`);
  expect(await screen.findByText('Nothing here')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  cleanup();
  const { client, sent } = answeringClient(({ variables }) => ({
    data: { redirectLookup: { target: variables['path'] === '/a' ? '/b' : '/a' } },
  }));
  await renderFollowing(client, '/a');
  expect(await screen.findByText('Nothing here')).toBeDefined();
  expect(sent.map(({ variables }) => variables)).toEqual([{ path: '/a' }, { path: '/b' }]);
});

it('an absolute external target causes a full page load (spec §2)', async () => {
  const { load } = await open('/spring', 'https://training.example/spring');
  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('https://training.example/spring'));
  expect(screen.queryByText('Nothing here')).toBeNull();
});

it.each([null, 'javascript:alert(1)'])('without a way to go (%s) there is no such page', async (target) => {
  const { load } = await open('/spring', target);
  expect(await screen.findByText('Nothing here')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});
