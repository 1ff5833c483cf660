import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { meta } from '#resources/exchangeRateSets/index.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RateSetShow } from './RateSetShow.tsx';

it('shows each rate with the decimals that are kept of it', async () => {
  const rates = [
    { base: 'JPY', target: 'EUR', rate: 0.0061538462, lastUpdated: '2027-03-12T15:00:00Z' },
    { base: 'JPY', target: 'KRW', rate: 9.5, lastUpdated: '2027-03-12T15:00:00Z' },
  ];
  await renderAdmin(
    <Routes>
      <Route path="/:id" element={<RateSetShow />} />
    </Routes>,
    {
      resource: 'exchangeRateSets',
      metas: { exchangeRateSets: async () => meta },
      dataProvider: { getOne: async () => ({ data: { id: '7', base: 'JPY', rates } }) as never },
      path: '/7',
    },
  );
  expect(await screen.findByText('0.0061538462')).toBeDefined();
  expect(screen.getByText('9.5000')).toBeDefined();
});
