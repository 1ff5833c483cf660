import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import { isOpen, renderList, search, shared, sort, tab } from '#tests/setup/viewedList.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('a list that was altered is taken back, or kept with the version last read', async () => {
  const { askedLast, inputsOf } = await renderList('/events?view=12', [shared]);
  await isOpen('Spring 1,240');
  expect(screen.queryByText('Changed')).toBeNull();
  await userEvent.type(search(), ' two');
  await screen.findByText('Changed');
  await isOpen('Spring 1,240');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await askedLast({ text_search: 'spring' });
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  await userEvent.type(search(), ' three');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  expect(inputsOf('UpdateSavedView')).toEqual([
    {
      id: '12',
      look: expect.any(String) as string,
      arguments: '{"where":{"text_search":"spring three"}}',
      date_modified: shared.dateModified,
    },
  ]);
  expect(JSON.parse(String((inputsOf('UpdateSavedView')[0] as { look: string }).look))).toEqual({
    filter: { text_search: 'spring three' },
    sort,
    perPage: 25,
    columns: [{ source: 'name' }],
    density: 'comfortable',
  });
});

it('what is changed in a view stays its change, also of one that the list was opened with or saved as', async () => {
  const first = { name: 'all', label: 'Everything', filter: {}, isFirst: true };
  await renderList('/events', [shared], [], undefined, [first]);
  await isOpen('Everything');
  await userEvent.type(search(), 'two');
  await screen.findByText('Changed');
  await isOpen('Everything');
  await userEvent.click(screen.getByRole('button', { name: 'Save as' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Name of the view'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await isOpen('Mine');
  await userEvent.type(search(), ' more');
  await screen.findByText('Changed');
  await isOpen('Mine');
});

it("one that comes with the list becomes one's own when it is pinned, in one step and in words", async () => {
  const spring = { name: 'spring', label: 'Spring', filter: { text_search: 'spring' } };
  const { inputsOf, sent } = await renderList('/events?view=Spring', [], [], undefined, [spring]);
  await userEvent.click(await screen.findByRole('button', { name: 'What to do with view Spring' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the side' }));
  expect(await screen.findByText('It is your view now: “Spring”.')).toBeDefined();
  expect(inputsOf('CreateSavedView')).toMatchObject([{ label: 'Spring', resource: 'events' }]);
  expect(sent.filter(({ name }) => name === 'PinView')).toMatchObject([
    { variables: { id: 'new 0', isPinned: true } },
  ]);
});

it('one is pinned as soon as there is a connection, and not kept under a name that was given up', async () => {
  const { sent, inputsOf } = await renderList('/events?view=12', [shared]);
  await isOpen('Spring 1,240');
  const menu = () => screen.findByRole('button', { name: 'What to do with view Spring' });
  await userEvent.click(await menu());
  const pin = async () => userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the side' }));
  expect((await sentOffline(sent, pin)).offline).toEqual([]);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('PinView'));

  await userEvent.type(search(), '!');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Name of the view'), 'Mine');
  act(() => onlineManager.setOnline(false));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => onlineManager.setOnline(true));
  expect(inputsOf('CreateSavedView')).toEqual([]);
});

it('one that nobody may change is saved under another name', async () => {
  const can = shared.can.map((each) => ({ ...each, allowed: false }));
  const { inputsOf } = await renderList('/events?view=12', [{ ...shared, can }]);
  await isOpen('Spring 1,240');
  await userEvent.type(search(), '!');
  await screen.findByText('Changed');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save as' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Name of the view'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await isOpen('Mine');
  expect(inputsOf('CreateSavedView')).toEqual([
    expect.objectContaining({
      resource: 'events',
      type: 'Event',
      label: 'Mine',
      idempotency_key: expect.any(String) as string,
    }),
  ]);
});

it('several are arranged from whichever is open, the whole list too', async () => {
  await renderList('/events', [shared, { ...shared, id: '13', label: 'Autumn' }]);
  await isOpen('All');
  await userEvent.click(screen.getByRole('button', { name: 'Views of the list' }));
  expect(await screen.findByRole('menuitem', { name: 'Arrange views…' })).toBeDefined();
});

const before = (label: string) => ({
  label,
  value: { filter: { text_search: label }, sort, perPage: 25, displayedFilters: [] },
});

it('views from before are taken over, each once', async () => {
  const { inputsOf } = await renderList('/events', [shared], [before('Spring'), before('Autumn')]);
  await tab('Autumn');
  expect(inputsOf('CreateSavedView')).toHaveLength(2);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Spring 1,240',
    'Autumn',
  ]);
});

it('where the contract keeps none, the preferences do: named, first, deleted and had back', async () => {
  const { askedLast } = await renderList('/events', undefined, [before('Spring')]);
  await userEvent.click(await tab('Spring'));
  await askedLast({ text_search: 'Spring' });
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /What to do with view/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await userEvent.click(screen.getByRole('button', { name: /What to do with view/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByRole('menuitem', { name: 'Share…' })).toBeNull();
  expect(menu.queryByRole('menuitemradio', { name: 'Ring the bell' })).toBeNull();
  // What heads its entries is no item of a list: a menu has none.
  expect(menu.queryByRole('listitem')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await choose('Rename…');
  const name = await screen.findByLabelText('Name of the view');
  await userEvent.clear(name);
  await userEvent.type(name, 'Summer{Enter}');
  await isOpen('Summer');
  await choose('Delete');
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  // With none there, the key makes one of the list as it is.
  await userEvent.keyboard('v');
  await screen.findByLabelText('Name of the view');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await tab('Summer');
});
