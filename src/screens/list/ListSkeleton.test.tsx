import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { TableSkeleton } from './table/TableSkeleton.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the title stands where it will be before the list is known', async () => {
  await renderAdmin(
    <ResourceContextProvider value="events">
      <ListSkeleton columns={2} hasViews />
    </ResourceContextProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});

it('what waits for cards has their two lines, not the columns of a table', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { container } = await renderAdmin(<TableSkeleton rows={3} columns={7} />);
  expect(container.querySelectorAll('[aria-busy] span')).toHaveLength(3 * 2);
});

it('of a hundred rows that are waited for those in sight are drawn', async () => {
  vi.stubGlobal('innerHeight', 260 + 15 * 40);
  const { container } = await renderAdmin(<TableSkeleton rows={100} columns={7} />);
  expect(container.querySelectorAll('[aria-busy] span')).toHaveLength(15 * 7);
});
