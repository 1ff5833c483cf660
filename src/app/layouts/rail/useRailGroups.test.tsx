import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { AccessContext } from '#src/data/access/AccessContext.ts';
import { useRailGroups } from './useRailGroups.ts';

const Places = () => (
  <p>
    {useRailGroups()
      .flatMap(({ items }) => items.map(({ to }) => to))
      .join(' ')}
  </p>
);

it('follows what the viewer may list, as when a role is given while the page is open', () => {
  const may = (list: boolean) => [typeAccess('CentreEvent', { list }), typeAccess('User', { list: false })];
  const access = accessOf(...may(false));
  render(
    <AccessContext value={access}>
      <Places />
    </AccessContext>,
  );
  expect(screen.queryByText(/\/events/)).toBeNull();
  act(() => access.become(...may(true)));
  expect(screen.getByText(/\/events/)).toBeDefined();
  expect(screen.queryByText(/\/users/)).toBeNull();
});
