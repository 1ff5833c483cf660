import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { aMadeDocument, anImpression, aRun } from '../testing/aRun.ts';
import { ImpressionList } from './ImpressionList.tsx';

const blocked = anImpression({
  key: 'b',
  label: 'Łukasz Żółciński',
  blocks: [
    {
      code: 'MISSING_VALUE',
      message: 'Missing: Country whose passport they have.',
      mergeContext: 'PARTICIPANT',
      mergeContextId: '12',
      field: 'nationality.name',
      takesOwnValue: true,
    },
    {
      code: 'BOOKING_CANCELLED',
      message: 'This booking is cancelled.',
      mergeContext: 'EVENT_BOOKING',
      mergeContextId: '5',
      field: 'bookingStatus',
      takesOwnValue: false,
    },
  ],
});
/** A passport is changed on its booking, and nowhere else. */
const sealed = anImpression({
  key: 's',
  label: 'Grace Ito',
  blocks: [
    {
      code: 'MISSING_VALUE',
      message: 'Missing: Number of the passport.',
      mergeContext: 'PARTICIPANT',
      mergeContextId: '12',
      field: 'passportNumber',
      takesOwnValue: false,
    },
  ],
});
const made = anImpression({
  key: 'm',
  label: 'Ann Dahl',
  latest: aMadeDocument,
});
const others = Array.from({ length: 8 }, (_, index) =>
  anImpression({ key: `r${index}`, label: `Guest ${index}` }),
);

async function open() {
  const calls = { onChoose: vi.fn(), onTick: vi.fn(), onMend: vi.fn() };
  const run = aRun({ impressions: [blocked, sealed, made, ...others] });
  await renderAdmin(<ImpressionList run={run} chosen="m" ticked={new Set()} {...calls} />, {
    messages: { resources: { participants: { fields: { nationality: 'Nationality' } } } },
  });
  const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(name) }).closest('li');
  return { ...calls, row: (name: string) => within(rowOf(name) ?? document.body) };
}

it('says of each where it stands, and leads to what mends one that is blocked', async () => {
  const { row, onMend } = await open();
  expect(row('Ann Dahl').getByText(/^Made · 12 Mar 2027/)).toBeDefined();
  expect(row('Guest 0').getByText('Ready')).toBeDefined();
  const stopped = row('Żółciński');
  expect(stopped.getByText(/^Nationality is missing\./)).toBeDefined();
  const ways = stopped.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/participants/12/edit?field=nationality', '/bookings/5/edit?field=bookingStatus']);
  expect(stopped.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  await userEvent.click(stopped.getByRole('button', { name: 'Enter an own value' }));
  expect(onMend).toHaveBeenCalledExactlyOnceWith('b', 'nationality.name');
  expect(row('Grace Ito').queryByRole('button', { name: 'Enter an own value' })).toBeNull();
});

it('finds by a name without its marks, and ticks what is ready of what is found', async () => {
  const { onTick } = await open();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'zolc');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.clear(search);
  await userEvent.type(search, 'guest 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick all that are ready' }));
  expect(onTick).toHaveBeenCalledExactlyOnceWith(['r1'], true);
});

it('says that one is made as soon as its task has made it', async () => {
  const row = { key: 'r0', label: 'Guest 0', state: 'DONE', message: null } as const;
  const task = {
    id: '1',
    title: 'Invitation',
    state: 'RUNNING',
    total: 8,
    done: 1,
    failed: 0,
    isCancelling: false,
    message: null,
    rows: [row],
  } as const;
  const run = aRun({ impressions: others, task });
  const calls = { onChoose: vi.fn(), onTick: vi.fn(), onMend: vi.fn() };
  await renderAdmin(<ImpressionList run={run} chosen="r1" ticked={new Set()} {...calls} />);
  expect(screen.getByRole('button', { name: /Guest 0/ }).textContent).toBe('Guest 0Made');
  expect(screen.getByRole('button', { name: /Guest 1/ }).textContent).toBe('Guest 1Ready');
});

it.each([
  ['DONE', /^Made · 12 Mar 2027, \d\d:00, for other days than the event has now$/],
  ['RUNNING', /^Made · 12 Mar 2027, \d\d:00$/],
] as const)('of a document of other days, its last task %s, says %s', async (state, said) => {
  const { key, label } = made;
  const task = {
    ...{
      id: '1',
      title: 'Invitation',
      state,
      total: 1,
      done: 1,
      failed: 0,
      isCancelling: false,
      message: null,
    },
    rows: [{ key, label, state: 'DONE', message: null }],
  } as const;
  const impressions = [{ ...made, latest: { ...aMadeDocument, isOutdated: true } }];
  const calls = { onChoose: vi.fn(), onTick: vi.fn(), onMend: vi.fn() };
  await renderAdmin(
    <ImpressionList run={aRun({ impressions, task })} chosen="m" ticked={new Set()} {...calls} />,
  );
  expect(screen.getByRole('button', { name: /Ann Dahl/ }).textContent?.slice('Ann Dahl'.length)).toMatch(
    said,
  );
});
