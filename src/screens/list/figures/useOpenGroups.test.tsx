import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { useOpenGroups } from './useOpenGroups.ts';

const Groups = () => {
  const { isOpen, turn } = useOpenGroups();
  return ['Austria', 'Germany'].map((name) => (
    <button key={name} type="button" aria-expanded={isOpen(name)} onClick={() => turn(name)}>
      {name}
    </button>
  ));
};
function openIn(resource: string) {
  cleanup();
  render(
    <ResourceContextProvider value={resource}>
      <Groups />
    </ResourceContextProvider>,
  );
  return screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
}

it('who comes back to a list finds the groups open that were', () => {
  expect(openIn('events')).toEqual([]);
  for (const name of ['Austria', 'Germany', 'Austria']) fireEvent.click(screen.getByText(name));
  expect(openIn('bookings')).toEqual([]);
  expect(openIn('events')).toEqual(['Germany']);
});
