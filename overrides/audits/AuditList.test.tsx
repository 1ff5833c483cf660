import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AuditList } from './AuditList.tsx';

it('the log has one address, to which that of its entries leads (spec §2)', async () => {
  const { pathname } = await renderAdmin(
    <Routes>
      <Route path="/audits" element={<AuditList />} />
      <Route path="/log" element="What happened" />
    </Routes>,
    { path: '/audits?page=2', resource: 'audits' },
  );
  expect(await screen.findByText('What happened')).toBeDefined();
  expect(pathname()).toBe('/log');
});
