import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { FreeSeats } from './FreeSeats.tsx';

afterEach(cleanup);

const entry = { id: '3', isNextEligible: true, participant: null, centreEvent: null };
const lead = () => screen.queryByRole('link', { name: /^(All|See)/ })?.textContent;

it.each([
  ['are not known yet', undefined, 'See the waiting list'],
  ['are several', [entry, { ...entry, id: '4' }], 'All 2'],
  ['is one', [entry], 'See it'],
])('a panel leads into its list where there %s', async (_what, entries, label) => {
  await renderAdmin(<FreeSeats entries={entries} />);
  expect(lead()).toBe(label);
});

it('a panel leads nowhere where there is nothing', async () => {
  await renderAdmin(<FreeSeats entries={[{ ...entry, isNextEligible: false }]} />);
  expect(screen.getByText('No free seat anybody waits for')).toBeDefined();
  expect(lead()).toBeUndefined();
});
