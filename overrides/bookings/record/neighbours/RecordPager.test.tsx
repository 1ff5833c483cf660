import { act, cleanup, screen } from '@testing-library/react';

import { afterEach, expect, it, vi } from 'vitest';
import { useKeptParams, type KeptParams } from '#src/screens/list/useKeptParams.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { RecordPager } from './RecordPager.tsx';

afterEach(cleanup);

/** Booking 8 of a thousand; `kept` is how the list was left. */
async function open(kept?: KeptParams) {
  const getList = vi.fn(async (_resource: string, { pagination }: { pagination: { page: number } }) => ({
    data: Array.from({ length: 10 }, (_, index) => ({ id: String((pagination.page - 1) * 10 + index + 1) })),
    total: 1000,
  }));
  let keep: (params: KeptParams) => void = () => undefined;
  const Page = () => {
    keep = useKeptParams('bookings')[1];
    return <RecordPager resource="bookings" id="8" pathOf={wizardPaths.viewBooking} />;
  };
  await renderAdmin(<Page />, { dataProvider: { getList: getList as never } });
  if (kept !== undefined) await act(async () => keep(kept));
  return getList;
}
const left = { filter: { booking_status: 'NEW' }, sort: 'dateCreated', order: 'DESC', perPage: 10 } as const;
const next = () => screen.queryByRole('link', { name: 'Next' });

it('a record whose list nobody has looked at asks for no list', async () => {
  const getList = await open();
  await act(async () => undefined);
  expect(getList).not.toHaveBeenCalled();
  expect(next()).toBeNull();
});

it('a record of the page that was looked at is between its neighbours', async () => {
  const getList = await open({ ...left, page: 1 });
  expect(await screen.findByText('8 of 1000')).toBeDefined();
  expect(next()?.getAttribute('href')).toBe(wizardPaths.viewBooking('9'));
  expect(getList).toHaveBeenCalledExactlyOnceWith(
    'bookings',
    expect.objectContaining({
      filter: { booking_status: 'NEW' },
      sort: { field: 'dateCreated', order: 'DESC' },
    }),
  );
});

it('a record far from the page that was looked at is not searched for', async () => {
  const getList = await open({ ...left, page: 40 });
  await vi.waitFor(() => expect(getList).toHaveBeenCalledTimes(3));
  await act(async () => undefined);
  expect(getList).toHaveBeenCalledTimes(3);
  expect(next()).toBeNull();
});
