import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { FreeSeats } from './FreeSeats.tsx';

const entry = { id: '3', participant: null, centreEvent: null };
const these = (...data: (typeof entry)[]) => ({ data, paginatorInfo: { total: data.length } });
const lead = () => screen.queryByRole('link', { name: /^(All|See)/ })?.textContent;

it.each([
  ['are several', these(entry, { ...entry, id: '4' }), 'All 2'],
  ['are more than it shows', { ...these(entry), paginatorInfo: { total: 660 } }, 'All 660'],
  ['is one', these(entry), 'See it'],
])('a panel leads into its list where there %s', async (_what, waiting, label) => {
  await renderAdmin(<FreeSeats waiting={waiting} />);
  expect(lead()).toBe(label);
});

it('a panel leads nowhere where there is nothing', async () => {
  await renderAdmin(<FreeSeats waiting={these()} />);
  expect(screen.getByText('No free seat anybody waits for')).toBeDefined();
  expect(lead()).toBeUndefined();
});
