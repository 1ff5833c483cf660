import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { PairCourse } from './PairCourse.tsx';

it('a course that could not be read says so, and is asked for again', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ data: { exchangeRateHistory: [] } }),
  ];
  const { client } = answeringClient(async () => answers.shift()?.() ?? {});
  const now = new Date('2026-11-30T08:00:00Z');
  await renderAdmin(<PairCourse base="EUR" targets={['USD']} now={now} />, { client });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The course could not be read/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No rate in this period')).toBeDefined();
});
