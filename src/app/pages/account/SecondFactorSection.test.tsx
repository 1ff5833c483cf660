import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

it.each([
  ['Set up', null],
  ['Set up another app', '2026-11-01T10:00:00Z'],
])('gives the focus back to %s where that is cancelled', async (name, since) => {
  const mySecondFactor = { since, recoveryCodesLeft: 8, isRequired: false };
  const { client } = answeringClient(() => ({ data: { hasPassword: true, mySecondFactor } }));
  await renderAdmin(<SecondFactorSection username="ana" />, { client });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});
