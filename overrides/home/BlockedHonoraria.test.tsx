import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BlockedHonoraria } from './BlockedHonoraria.tsx';
import type { HomeBlock } from './homeQuery.ts';

const block = (event: string, message: string): HomeBlock => ({
  centreEventId: event,
  eventName: `Course ${event}`,
  dateStart: '2026-12-08',
  message,
});

it('names each event once, with every reason once, and leads to its honoraria', async () => {
  await renderAdmin(
    <BlockedHonoraria blocks={[block('7', 'No rate.'), block('7', 'No rate.'), block('9', 'Too old.')]} />,
  );
  expect(screen.getAllByRole('link', { name: /^Course/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/events/7?section=honoraria',
    '/events/9?section=honoraria',
  ]);
  expect(screen.getAllByText('No rate.')).toHaveLength(1);
  // No list shows just these events.
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('says so where nothing is blocked', async () => {
  await renderAdmin(<BlockedHonoraria blocks={[]} />);
  expect(screen.getByText('No honorarium is blocked')).toBeDefined();
});

it('goes on from the first of those that were not shown', async () => {
  await renderAdmin(<BlockedHonoraria blocks={[...'1234567'].map((event) => block(event, 'No rate.'))} />);
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Course 6' }));
});
