import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RequestActions } from './RequestActions.tsx';

const request = {
  id: '3',
  kind: 'ERASURE',
  dateModified: '2027-01-02T00:00:00Z',
  can: permissions({ decline: true }),
  participant: { id: '7' },
  duplicate: null,
} as const;

async function open(mayErase: boolean, decides = true) {
  const participant = { id: '7', fullName: 'Ana Żak', dateModified: '2027-01-01T00:00:00Z' };
  const getOne = vi.fn(async () => ({ data: { ...participant, can: permissions({ erase: mayErase }) } }));
  await renderAdmin(<RequestActions request={{ ...request, can: permissions({ decline: decides }) }} />, {
    dataProvider: { getOne: getOne as never },
  });
  return getOne;
}
const isPrimary = (element: HTMLElement) => element.classList.contains('MuiButton-contained');

it('G5: a request for an erasure offers that first', async () => {
  await open(true);
  const erase = await screen.findByRole('button', { name: 'Erase what is personal…' });
  expect([erase, screen.getByRole('link'), screen.getByText('Decline…')].map(isPrimary)).toEqual([
    true,
    false,
    false,
  ]);
  await userEvent.click(erase);
  expect((await screen.findByRole('dialog')).textContent).toContain('Ana Żak');
});

it('G5: where nobody can be erased yet, their page comes first, which says why', async () => {
  await open(false);
  await expect.poll(() => isPrimary(screen.getByRole('link', { name: 'See the participant' }))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Erase what is personal…' })).toBeNull();
});

it('G5: who was deleted since can still be erased, and is on no page to be looked at', async () => {
  await renderAdmin(
    <RequestActions
      request={{ ...request, participant: null, deletedParticipant: { id: '7', fullName: 'Ana Żak' } }}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Erase what is personal…' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Ana Żak');
  expect(screen.queryByRole('link')).toBeNull();
});

it('who asked is offered no erasure, and nothing is read for it', async () => {
  const getOne = await open(true, false);
  expect(isPrimary(screen.getByRole('link', { name: 'See the participant' }))).toBe(false);
  expect(getOne).not.toHaveBeenCalled();
});
