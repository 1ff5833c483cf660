import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { PlaceholdersPanel } from './PlaceholdersPanel.tsx';

it('says no share of what is not known yet', async () => {
  await renderAdmin(<PlaceholdersPanel figures={undefined} where={{}} />);
  expect(screen.getByRole('heading', { name: 'Placeholder leakage' })).toBeDefined();
  expect(screen.queryByText(/%/)).toBeNull();
});
