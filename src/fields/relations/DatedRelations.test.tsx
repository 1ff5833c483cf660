import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { DatedRelations } from './DatedRelations.tsx';

const items = Array.from({ length: 13 }, (_, index) => ({
  id: String(index),
  name: `Event ${index}`,
  dateStart: `2027-03-${String(index + 1).padStart(2, '0')}`,
}));

it('shows the latest first, and the rest by a button beside the list', async () => {
  await renderAdmin(<DatedRelations items={items} datePath="dateStart" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Event 12');
  expect([...screen.getByRole('list').children].every(({ tagName }) => tagName === 'LI')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /13/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(13);
  expect(screen.queryByRole('button')).toBeNull();
});
