import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { box, editPage, record, save } from './testing/courseForm.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  scrollIntoView.mockReset();
});
const renderEdit = async (...asked: Parameters<typeof editPage>) => renderAdmin(...editPage(...asked));

it('says what has changed and leads to the record when it is saved', async () => {
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data }));
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^Brand/), ' plus');
  expect(screen.getByText('Changed: Brand')).toBeDefined();
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update).toHaveBeenCalledWith('events', expect.objectContaining({ id: '7', previousData: record }));
});

it('an address that names a field opens the form at its input', async () => {
  await renderEdit(vi.fn(), record, '/events/7/edit?field=city');
  expect(await box(/City/)).toBe(document.activeElement);
});

it('Esc steps back, out of no field, and asks about what has changed (spec §2)', async () => {
  const { pathname } = await renderEdit(vi.fn());
  await userEvent.type(await box(/^Brand/), 'x{Escape}');
  expect(pathname()).toBe('/events/7/edit');
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Escape}');
  expect((await screen.findByRole('dialog')).textContent).toContain('Brand');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(await box(/^Brand/), '{Backspace}');
  screen.getByRole('link', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(pathname()).toBe('/events/7'));
});

it('the input that Ctrl+S was pressed in keeps the focus, whatever the server answers', async () => {
  const update = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await renderEdit(update);
  await userEvent.type(await box(/^Brand/), ' plus{Control>}s{/Control}');
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(await box(/^Brand/)).toBe(document.activeElement);
});

it('there is nothing to save before something has changed, nor after it was changed back', async () => {
  await renderEdit(vi.fn());
  const brand = await box(/^Brand/);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.type(brand, 'x{Backspace}');
  expect(screen.getByText('No changes yet.')).toBeDefined();
});

it('what is typed while the answer is under way is kept, and saved by the next press', async () => {
  let answer = (): void => undefined;
  const update = vi.fn((_resource: string, { data }: { data: object }) => {
    const answered = new Promise<void>((resolve) => (answer = resolve));
    return answered.then(() => ({
      data: { ...record, ...data, dateModified: `${update.mock.calls.length}` },
    }));
  });
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^Brand/), ' plus');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  await userEvent.type(await box(/^Brand/), ' two');
  await act(async () => answer());
  expect(await screen.findByText(/What you typed since is not saved yet/)).toBeDefined();
  expect(pathname()).toBe('/events/7/edit');
  expect(await box(/^Brand/)).toHaveProperty('value', 'Nerovia plus two');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.lastCall?.[1]).toMatchObject({
    data: { brand: 'Nerovia plus two' },
    previousData: { brand: 'Nerovia plus', dateModified: '1' },
  });
  await act(async () => answer());
  await waitFor(() => expect(pathname()).toBe('/events/7'));
});

it('an answer that comes after one has left leads nobody away', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const update = vi.fn(() => answered.then(() => ({ data: { ...record, id: '8' } })));
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^Brand/), ' plus');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('elsewhere')).toBeDefined();
  await act(async () => answer());
  expect(pathname()).toBe('/events/7');
});

it('counts problems at the bar and at their section', async () => {
  const update = vi.fn();
  await renderEdit(update);
  await userEvent.clear(await box(/^Name/));
  await save();
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'One: 1 problem' })).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  expect(update).not.toHaveBeenCalled();
});

it("puts the server's message at its input", async () => {
  await renderEdit(async () => {
    throw new HttpError('Some fields need your attention.', 422, {
      errors: { city: 'There is no such city.' },
    });
  });
  await userEvent.type(await box(/^City/), 'x');
  await save();
  expect(await screen.findByText('There is no such city.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Three: 1 problem' })).toBeDefined();
});

it('brings the first input that the server refuses into view, in the order of the page', async () => {
  await renderEdit(async () => {
    throw new HttpError('Some fields need your attention.', 422, {
      errors: { city: 'There is no such city.', brand: 'There is no such brand.' },
    });
  });
  await userEvent.type(await box(/^City/), 'x');
  await save();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^Brand/)));
  expect(scrollIntoView.mock.contexts).toEqual([document.activeElement]);
});

it('C8: asks why only when the server would take a reason, and sends it with the rest', async () => {
  const update = vi
    .fn()
    .mockRejectedValueOnce(
      new HttpError('Brno has no seats left.', 400, { code: 'LIMIT', details: { overridable: true } }),
    )
    .mockResolvedValue({ data: record });
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^City/), ' 2');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  await save();
  const reason = await box(/^Reason/);
  expect(screen.getByRole('alert').textContent).toContain('Brno has no seats left.');
  expect(document.activeElement).toBe(reason);

  await save();
  expect(await screen.findByText('Please give a reason.')).toBeDefined();
  expect(update).toHaveBeenCalledTimes(1);
  await userEvent.type(reason, 'The board agreed');
  expect(screen.getByText('Changed: City')).toBeDefined();
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { city: 'Brno 2', why: 'The board agreed' } });
});

it('C8: asks for no reason, and sends none, once what was refused has been changed', async () => {
  const refused = new HttpError('Brno has no seats left.', 400, {
    code: 'LIMIT',
    details: { overridable: true },
  });
  const update = vi
    .fn()
    .mockRejectedValueOnce(refused)
    .mockRejectedValueOnce(refused)
    .mockResolvedValue({ data: record });
  const { pathname } = await renderEdit(update);
  await userEvent.type(await box(/^City/), '2');
  await save();
  await box(/^Reason/);
  await save();
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeDefined();
  await userEvent.type(await box(/^Reason/), 'Ok');
  await userEvent.type(await box(/^City/), '3');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '1 problem' })).toBeNull();

  await save();
  expect(await box(/^Reason/)).toHaveProperty('value', 'Ok');
  expect(update.mock.calls[1]?.[1]).not.toHaveProperty('data.why');
  await userEvent.type(await box(/^City/), '{Backspace}');
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(update.mock.calls[2]?.[1]).toMatchObject({ data: { city: 'Brno2' } });
  expect(update.mock.calls[2]?.[1]).not.toHaveProperty('data.why');
});

it('an override replaces an input where the generated form has it', async () => {
  await renderEdit(vi.fn());
  await box(/^City/);
  expect(screen.getByText('written by hand')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Notes/ })).toBeNull();
});

it('the form of a record that is not for the viewer to see says so, as the record itself does (spec §2)', async () => {
  const [page, around] = editPage(vi.fn());
  await renderAdmin(page, {
    ...around,
    dataProvider: { getOne: vi.fn().mockRejectedValue(new HttpError('', 404)) },
    access: accessOf(typeAccess('Event', { list: false })),
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('403');
});
