import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { accessOf, permissions, typeAccess } from '#tests/setup/accessOf.ts';
import { event, filtered, meta, renderList } from '#tests/setup/eventList.tsx';
import { eventsDocument } from '#tests/setup/eventsMeta.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';

afterEach(() => {
  vi.useRealTimers();
});

const trash = { trashed: 'ONLY' };
const withTrash = {
  restore: { field: 'restoreEvent', operation: eventsDocument, idVariable: 'id', filter: trash },
  list: {
    ...meta.list,
    filters: {
      ...meta.list?.filters,
      trashed: { path: ['trashed'], list: false, scalar: 'enum', operator: 'eq' },
    },
  } as ResourceMeta['list'] & object,
};

it('the name leads to the record at its own path, and only the usual columns are asked for', async () => {
  const { getList } = await renderList('/events');
  expect((await screen.findByRole('link', { name: 'Day course' })).getAttribute('href')).toBe('/events/7');
  expect(screen.queryByRole('columnheader', { name: 'Date start' })).toBeNull();
  expect(getList).toHaveBeenCalledWith(
    'events',
    expect.objectContaining({ meta: { columns: ['name', 'traineeCount'] } }),
  );
});

it('the other columns wait behind the button', async () => {
  await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Date start' }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('12 Mar 2027')).toBeDefined();
});

it('says the difference between nothing there and nothing that fits', async () => {
  await renderList('/events', []);
  expect(await screen.findByText('No events yet')).toBeDefined();
  // The first one is offered once.
  expect(screen.getAllByRole('link', { name: 'New event' })).toHaveLength(1);
  cleanup();
  const fits = (_page: number, filter: object) =>
    'country_id' in filter ? { data: [], total: 0 } : { data: [event], total: 1 };
  await renderList(filtered({ country_id: '4' }), fits);
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'New event' })).toBeDefined();
  cleanup();
  const kept = (_page: number, asked: object) =>
    'trashed' in asked ? { data: [], total: 0 } : { data: [event], total: 1 };
  await renderList(filtered(trash), kept, true, withTrash);
  expect(await screen.findByText('No deleted events')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Back to events' })).toBeDefined();
  cleanup();
  await renderList(filtered({ ...trash, country_id: '4' }), kept, true, withTrash);
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  cleanup();
  await renderList(filtered({ country_id: '4' }), []);
  expect(await screen.findByText('No events yet')).toBeDefined();
  expect(screen.queryByText('Nothing matches')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'New event' })).toHaveLength(1);
});

it('reads out how many there are, and which page of them', async () => {
  await renderList('/events?page=2', async () => ({ data: [event], total: 1057 }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Events: 1,057, page 2 of 43'));
  cleanup();
  await renderList(filtered({ country_id: '4' }), []);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Events: 0'));
});

it('says nothing of an empty list on the way back from a page behind the last one', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { getList } = await renderList('/events?page=3', async (page) => {
    if (page === 1) await answered;
    return { data: page === 1 ? [event] : [], total: 1 };
  });
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(screen.queryByText('No events yet')).toBeNull();
  answer();
  expect(await screen.findByRole('link', { name: 'Day course' })).toBeDefined();
});

it('says where what it lists is made, if that is elsewhere', async () => {
  await renderList('/events', [], false, {}, accessOf(), { 'resources.events.empty': 'Made by the office.' });
  expect(await screen.findByText('Made by the office.')).toBeDefined();
});

it('offers no New where the contract has no creation', async () => {
  await renderList('/events', [], false);
  await screen.findByText('No events yet');
  expect(screen.queryByRole('link', { name: 'New event' })).toBeNull();
});

const removable = { delete: { field: 'deleteEvent', operation: eventsDocument, idVariable: 'id' } };

it('offers what can be done with ticked rows: a file to everybody, to delete them to those who may', async () => {
  const tick = async (mayDelete: boolean) => {
    const access = accessOf(typeAccess('Event', { update: true, delete: mayDelete }));
    await renderList('/events', [event], true, removable, access);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Day course/ }));
    const bar = within(await screen.findByRole('toolbar', { name: '1 selected' }));
    return bar.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
  };
  expect(await tick(true)).toEqual(['Clear selection', 'Export', 'Delete']);
  cleanup();
  expect(await tick(false)).toEqual(['Clear selection', 'Export']);
});

it('rows that may not be deleted can be selected all the same, and ask nobody about the rest', async () => {
  const asked = async (rows: readonly object[]) => {
    const access = accessOf(typeAccess('Event', { delete: true }));
    const subscribe = vi.spyOn(access, 'subscribe');
    await renderList('/events', rows, true, { ...removable, can: 'can' }, access);
    await screen.findByRole('checkbox', { name: /Day course/ });
    return subscribe.mock.calls.length;
  };
  const forOne = await asked([event]);
  cleanup();
  const closed = {
    ...event,
    id: '8',
    name: 'Night course',
    can: permissions({ update: true, delete: false }),
  };
  expect(await asked([event, closed])).toBe(forOne);
  expect(screen.getByRole('checkbox', { name: /Night course/ })).toHaveProperty('disabled', false);
});

const onNarrowPage = async (see: () => Promise<void>) => {
  const narrow = (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', narrow);
  await see().finally(() => vi.unstubAllGlobals());
};

it('rows are cards on a narrow page, and can be ticked', () =>
  onNarrowPage(async () => {
    await renderList('/events');
    expect(await screen.findByText('Day course')).toBeDefined();
    expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  }));

it('groups and totals that come from elsewhere can be taken off on a narrow page', () =>
  onNarrowPage(async () => {
    const list = { ...meta.list, figures: true } as ResourceMeta['list'] & object;
    const shown = async (path: string) => {
      await renderList(path, [event], true, { list });
      await screen.findByText('Day course');
      return screen.queryByRole('button', { name: 'Totals' });
    };
    expect(await shown('/events')).toBeNull();
    cleanup();
    expect(await shown('/events?columns=name,traineeCount&totals=sum')).not.toBeNull();
  }));

it('a card of what was deleted says its name once, and leads nowhere', () =>
  onNarrowPage(async () => {
    await renderList(filtered(trash), [event], true, withTrash);
    expect(await screen.findAllByText('Day course')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Day course' })).toBeNull();
  }));

it('J and K walk the rows, N makes a new one, / searches', async () => {
  const { pathname } = await renderList('/events', [event, { ...event, id: '8', name: 'Night course' }]);
  const [first, second] = [
    await screen.findByRole('link', { name: 'Day course' }),
    screen.getByRole('link', { name: 'Night course' }),
  ];
  await userEvent.keyboard('jj');
  expect(window.document.activeElement).toBe(second);
  await userEvent.keyboard('k');
  expect(window.document.activeElement).toBe(first);
  await userEvent.keyboard('/n');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'n');
  await userEvent.keyboard('{Escape}n');
  await waitFor(() => expect(pathname()).toBe('/events/create'));
});
