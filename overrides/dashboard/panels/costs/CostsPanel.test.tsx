import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CostsPanel } from './CostsPanel.tsx';

it('where no costs are estimated it leads to no list: none is filtered by a currency without a name', async () => {
  const figures = { months: [], bookings: [], waitingCount: 0, waiting: [], placeholders: [], costs: [] };
  await renderAdmin(<CostsPanel figures={figures} where={{}} />);
  expect(screen.getByText('No estimated costs on these events')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
