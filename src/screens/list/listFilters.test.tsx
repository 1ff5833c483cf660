import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { event, filtered, renderList } from '#tests/setup/eventList.tsx';

it('an active filter reads as a sentence and can be taken off', async () => {
  const { getList } = await renderList(
    filtered({ date_start_gte: '2027-03-01', country_id: '4', is_published: true }),
  );
  const chips = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  await waitFor(() =>
    expect(chips()).toEqual(['Starts after 1 Mar 2027', 'Country is Germany', 'Published: yes', 'Clear all']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Starts after' }));
  await waitFor(() => expect(chips()).toHaveLength(3));
  // The list is asked for in an effect, which may come after the chips.
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { country_id: '4', is_published: true } }),
    ),
  );
});

it('a filter that the list has no more is taken off before it is asked for, and the others stay', async () => {
  const { getList } = await renderList(filtered({ countries: ['4'], country_id: '4' }));
  await waitFor(() => expect(getList).toHaveBeenCalled());
  expect(getList.mock.calls).toEqual([['events', expect.objectContaining({ filter: { country_id: '4' } })]]);
  expect(screen.queryByText(/^Countries/)).toBeNull();
});

it('F sets a filter by property and value, each by Enter', async () => {
  const { getList } = await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.keyboard('f');
  await screen.findByRole('combobox', { name: 'Filter by' });
  await userEvent.keyboard('pub{Enter}');
  await screen.findByRole('combobox', { name: 'Published' });
  await userEvent.keyboard('no{Enter}');
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { is_published: false } }),
    ),
  );
  expect(await screen.findByRole('button', { name: 'Published: no' })).toBeDefined();
});

it('the editor that opens before a filter is in the address keeps it', async () => {
  const { getList } = await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.keyboard('f');
  await screen.findByRole('combobox', { name: 'Filter by' });
  await userEvent.keyboard('pub{Enter}');
  const value = await screen.findByRole('combobox', { name: 'Published' });
  await userEvent.keyboard('no');
  fireEvent.keyDown(value, { key: 'Enter' });
  fireEvent.keyDown(document.body, { key: 'f' });
  fireEvent.click(screen.getByRole('button', { name: 'Advanced' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { is_published: false } }),
    ),
  );
  expect(await screen.findByRole('button', { name: 'Published: no' })).toBeDefined();
});

it('a list whose contract tests no columns says in Advanced that it has no groups', async () => {
  await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.keyboard('f');
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced' }));
  expect(await screen.findByText(/this list is offered no “or”/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add group' })).toBeNull();
});

it('a condition without a value says so, and nothing is applied until it has one or is gone', async () => {
  await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.keyboard('f');
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add condition' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Say what it is compared with/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove condition' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a chip is edited by pressing it, and removed by Backspace', async () => {
  const { getList } = await renderList(filtered({ date_start_gte: '2027-03-01', is_published: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Starts after 1 Mar 2027' }));
  fireEvent.change(await screen.findByLabelText('Value'), { target: { value: '2027-04-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const chip = await screen.findByRole('button', { name: 'Starts after 1 Apr 2027' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => chip.focus());
  await userEvent.keyboard('{Backspace}');
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { is_published: true } }),
    ),
  );
  expect(window.document.activeElement?.textContent).toBe('Published: yes');
  // With the last chip goes the row of them.
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText('Published: yes')).toBeNull());
  expect(window.document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

it('closing a filter without a value leaves the list alone', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => ({ ...event, id: `${index}` }));
  const { getList } = await renderList('/events?page=2&perPage=10', rows);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Starts after' }));
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  const asked = getList.mock.calls.length;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getList).toHaveBeenCalledTimes(asked);
});

it('the search box keeps what is typed while the list follows it, and shows what is set elsewhere', async () => {
  const { getList } = await renderList(filtered({ is_published: true }));
  const isAskedFor = async (words: string) =>
    waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        'events',
        expect.objectContaining({ filter: { is_published: true, text_search: words } }),
      ),
    );
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  const shown: string[] = [];
  await userEvent.type(box, 'john ');
  const watching = setInterval(() => shown.push(box.value));
  await isAskedFor('john');
  clearInterval(watching);
  expect(new Set(shown)).toEqual(new Set(['john ']));
  await userEvent.type(box, 'smith');
  expect(box).toHaveProperty('value', 'john smith');
  await isAskedFor('john smith');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
});
