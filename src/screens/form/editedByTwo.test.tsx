import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { box, editPage, record, save } from './testing/courseForm.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const renderEdit = async (...asked: Parameters<typeof editPage>) => renderAdmin(...editPage(...asked));

const faster = () => new StaleWriteError('Somebody was faster.', { brand: 'Theirs' });
const theirs = { ...record, brand: 'Theirs', dateModified: 'now' };
const over = () =>
  new HttpError('The event is over.', 400, { code: 'EVENT_OVER', details: { overridable: true } });
const savedAfter = (...refusals: readonly Error[]) => {
  const update = vi.fn().mockResolvedValue({ data: theirs });
  for (const refusal of refusals) update.mockRejectedValueOnce(refusal);
  return update;
};
const changeCity = async () => {
  await userEvent.type(await box(/^City/), ' 2');
  await save();
};
const refresh = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  // It has arrived, and the form has seen it.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
};
const keepMine = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));

it('K6: keeping mine writes my change over what the other has saved, and only that', async () => {
  const theirs = { ...record, brand: 'Theirs', city: 'Lyon', dateModified: 'now' };
  const update = vi
    .fn()
    .mockRejectedValueOnce(new StaleWriteError('Somebody was faster.', { brand: 'Theirs' }))
    .mockResolvedValue({ data: theirs });
  const { pathname } = await renderEdit(update, theirs);
  const brand = await box(/^Brand/);
  await userEvent.clear(brand);
  await userEvent.type(brand, 'Mine');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[1]?.[1]).toMatchObject({
    data: { brand: 'Mine', city: 'Lyon', dateModified: 'now' },
    previousData: theirs,
  });
});

it('K6, B4: keeping mine asks for the reason that a rule takes, and sends it on their version', async () => {
  const update = savedAfter(faster(), over());
  const { pathname } = await renderEdit(update, theirs);
  await changeCity();
  await keepMine();
  const reason = await box(/^Reason/);
  expect(screen.getByRole('alert').textContent).toContain('The event is over.');
  await keepMine();
  expect(await screen.findByText('Please give a reason.')).toBeDefined();
  expect(update).toHaveBeenCalledTimes(2);
  await userEvent.type(reason, 'Late');
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[2]?.[1]).toMatchObject({
    data: { city: 'Brno 2', brand: 'Theirs', why: 'Late', dateModified: 'now' },
    previousData: theirs,
  });
});

it('K6, B4: keeping mine sends the reason that the form has asked for', async () => {
  const update = savedAfter(over(), faster());
  const { pathname } = await renderEdit(update, theirs);
  await changeCity();
  await userEvent.type(await box(/^Reason/), 'Late');
  await save();
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[2]?.[1]).toMatchObject({ data: { why: 'Late', dateModified: 'now' } });
});

it('K6: what is refused when one keeps their own stands where a save of the form would put it', async () => {
  const refused = new HttpError('Some fields need your attention.', 422, {
    code: 'VALIDATION',
    errors: { city: 'No such city.', 'root.serverError': 'The days do not fit.' },
  });
  const { pathname } = await renderEdit(savedAfter(faster(), refused, faster()), theirs);
  await changeCity();
  await keepMine();
  expect(await screen.findByText('No such city.')).toBeDefined();
  expect(screen.getByText('The days do not fit.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/HttpError|need your attention/)).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^City/)));
  await changeCity();
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
});

it('K6: a session that ends while one keeps their own is told by its dialog alone', async () => {
  await renderEdit(
    savedAfter(faster(), new HttpError('Please sign in.', 401, { code: 'UNAUTHENTICATED' })),
    theirs,
  );
  await changeCity();
  await keepMine();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Please sign in/)).toBeNull();
});

it('K6: who keeps their own after yet another change is asked once more, with what is stored now', async () => {
  const update = savedAfter(faster(), faster());
  const { pathname } = await renderEdit(update, theirs);
  await changeCity();
  await keepMine();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  await keepMine();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
});

it('K6: changes put back into a newer record are shown beside what the server says has changed', async () => {
  const update = vi.fn().mockRejectedValue(new StaleWriteError('Somebody was faster.', { brand: 'Nerovia' }));
  await renderEdit(update);
  await userEvent.type(await box(/^City/), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'written by hand' }));
  await save();
  expect(await screen.findByRole('row', { name: 'Brand Not changed by you Nerovia' })).toBeDefined();
  expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { dateModified: 'long ago' } });
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await box(/^City/)).toHaveProperty('value', 'Brno'));
});

it('K6: what differs is said as its field says it, an amount in its currency', async () => {
  const other = { ...record, kind: 'TRAINEE', fee: 18_000, currency: 'JPY', opens: '2027-03-12T09:00:00' };
  const told = vi.fn().mockRejectedValue(new StaleWriteError('Somebody was faster.', {}));
  await renderEdit(told, { ...other, dateModified: 'now' });
  await userEvent.type(await box(/^City/), ' 2');
  await save();
  expect(await screen.findByRole('row', { name: 'Kind Not changed by you Trainee' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Fee Not changed by you JP¥18,000' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Opens Not changed by you 12 Mar 2027, 09:00' })).toBeDefined();
});

it('K6: what this form has saved itself, though the answer was lost, is nobody else’s change', async () => {
  const stored = { ...record, city: 'Brno 2', dateModified: 'now' };
  const update = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  update.mockRejectedValue(new StaleWriteError('Somebody was faster.', { city: 'Brno 2' }));
  const { pathname } = await renderEdit(update, stored);
  await changeCity();
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('K6: taking theirs shows theirs', async () => {
  await renderEdit(vi.fn().mockRejectedValue(new StaleWriteError('Somebody was faster.', {})), theirs);
  await userEvent.type(await box(/^Brand/), 'x');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await box(/^Brand/)).toHaveProperty('value', 'Theirs'));
});

it('K6: what is typed stays on the version that it was typed on while the record is read again', async () => {
  const update = vi.fn().mockRejectedValue(faster());
  await renderEdit(update, theirs);
  await userEvent.type(await box(/^City/), ' 2');
  await refresh();
  expect(await box(/^City/)).toHaveProperty('value', 'Brno 2');
  expect(await box(/^Brand/)).toHaveProperty('value', 'Nerovia');
  await save();
  expect(await screen.findByRole('row', { name: 'Brand Not changed by you Theirs' })).toBeDefined();
  expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { dateModified: 'then' }, previousData: record });
});

it('a record that is read again is shown where nothing is typed, or no more', async () => {
  await renderEdit(vi.fn(), theirs);
  await userEvent.type(await box(/^City/), '2');
  await refresh();
  expect(await box(/^Brand/)).toHaveProperty('value', 'Nerovia');
  await userEvent.type(await box(/^City/), '{Backspace}');
  expect(await box(/^Brand/)).toHaveProperty('value', 'Theirs');
});
