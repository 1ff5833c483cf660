import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { HomePage } from './HomePage.tsx';

it('no panel stands there before it is known what stands above it', async () => {
  const { client } = answeringClient(() => new Promise(() => undefined));
  await renderAdmin(<HomePage />, { client });
  expect(screen.getByRole('heading', { name: 'Bookings by status' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Placeholders about to expire' })).toBeNull();
});
