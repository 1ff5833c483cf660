import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { labels } from '#overrides/labels.ts';
import { journeyMessages } from '#overrides/bookings/words/journeyMessages.ts';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BookingCreate, ChooseEvent } from './ChooseEvent.tsx';

it.each(['booking', 'entry'] as const)(
  'of a %s is called as the form that follows, and the button before',
  async (target) => {
    await renderAdmin(<ChooseEvent target={target} />, { messages: labels });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(journeyMessages[`title.${target}`]);
  },
);

it('options that could not be loaded are not told as none', async () => {
  const getList = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderAdmin(<ChooseEvent target="booking" />, { dataProvider: { getList } });
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('The events could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});

it('says what was looked for where no event is found (spec §9)', async () => {
  const getList = async () => ({ data: [], total: 0 });
  await renderAdmin(<ChooseEvent target="booking" />, { dataProvider: { getList } });
  await userEvent.type(screen.getByRole('combobox'), 'zzq');
  expect(await screen.findByText('No results for "zzq".')).toBeDefined();
});

it('where no event is to come, the way to a new one stands below', async () => {
  const getList = async () => ({ data: [], total: 0 });
  await renderAdmin(<ChooseEvent target="booking" />, { messages: labels, dataProvider: { getList } });
  expect(await screen.findByText('No event is still to come.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'New event' }).getAttribute('href')).toBe('/events/create');
});

it('who may not book is told so before an event is asked for', async () => {
  const why = 'Your roles do not let you create bookings.';
  const types = [
    { type: 'Event', can: [{ action: 'create', allowed: false, why }], hiddenFields: [], inputs: [] },
  ];
  await renderAdmin(<BookingCreate />, {
    metas: { events: async () => eventsMeta() },
    access: { get: () => types, subscribe: () => () => undefined },
  });
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});
