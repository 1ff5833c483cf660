import { screen } from '@testing-library/react';
import { useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { createPath, editPath, recordPath } from '../fields/relation/recordPath.ts';
import { ResourceRoutes } from './ResourceRoutes.tsx';

const screenOf = (name: string) => () => (
  <p>
    {name} {useResourceContext()} {useParams()['id']}
  </p>
);
const screens = {
  list: screenOf('list'),
  show: screenOf('show'),
  edit: screenOf('edit'),
  create: screenOf('create'),
};

const at = (path: string, given: object = screens) =>
  renderAdmin(
    <Routes>
      <Route path="/centers/*" element={<ResourceRoutes name="centers" {...given} />} />
    </Routes>,
    { path },
  );

it.each([
  ['/centers', 'list centers'],
  ['/centers/12', 'show centers 12'],
  ['/centers/12/edit', 'edit centers 12'],
  ['/centers/create', 'create centers'],
])('%s is %s (spec §2)', async (path, text) => {
  await at(path);
  expect(await screen.findByText(text)).toBeDefined();
});

it.each(['/centers/12/show', '/centers/12/edit/more', '/centers/create/x'])(
  '%s is not found',
  async (path) => {
    await at(path);
    expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
    expect(screen.getByText(`Page Not Found: ${path}`)).toBeDefined();
  },
);

it.each(['/centers/none', '/centers/none/edit'])(
  '%s fails the check of its route (spec §2)',
  async (path) => {
    await at(path, { ...screens, isValid: ({ id }: { id?: string }) => id !== 'none' });
    expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
    expect(screen.getByText(`Page Not Found: ${path}`)).toBeDefined();
  },
);

it('a resource without creation has no record called "create" either', async () => {
  await at('/centers/create', { list: screens.list, show: screens.show });
  expect(screen.getByText('Page Not Found: /centers/create')).toBeDefined();
});

it('registers with react-admin what it offers', () => {
  expect(ResourceRoutes.raName).toBe('Resource');
  expect(
    ResourceRoutes.registerResource({ name: 'centers', list: screens.list, show: screens.show }),
  ).toMatchObject({
    name: 'centers',
    hasList: true,
    hasShow: true,
    hasEdit: false,
    hasCreate: false,
  });
});

it('an id is one segment of a path, whatever it holds', () => {
  expect([recordPath('users', 'a/b'), editPath('users', 7), createPath('users')]).toEqual([
    '/users/a%2Fb',
    '/users/7/edit',
    '/users/create',
  ]);
});
