import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MergePage } from './MergePage.tsx';

it('whoever may neither merge nor ask for it is told so before they look for a second record', async () => {
  const meta = { name: 'participants', type: 'Participant', idField: 'id', representation: ['fullName'] };
  await renderAdmin(
    <Routes>
      <Route path="/participants/:id/merge" element={<MergePage />} />
    </Routes>,
    {
      path: '/participants/7/merge',
      metas: { participants: async () => meta },
      dataProvider: { getOne: async () => ({ data: { id: '7', fullName: 'Ana Żak' } as never }) },
      access: accessOf(typeAccess('Participant', { merge: false, ask: false })),
    },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('403');
  expect(screen.getByText('No.')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/participants/7');
});
