import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { eventMeta } from '#src/data/testing/eventMeta.ts';
import { RowsInput } from '../rows/RowsInput.tsx';
import { RelationInput } from './RelationInput.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

async function search(meta: object | undefined, query: string) {
  const getList = async () => ({ data: [{ id: '1', name: 'Badge' }], total: 1, meta });
  await renderAdmin(
    <Form record={{ id: '1', root: null }}>
      <RelationInput source="root.id" reference="templates" />
    </Form>,
    { dataProvider: { getList: getList as never } },
  );
  await userEvent.type(screen.getByPlaceholderText('Search...'), query);
  await screen.findByRole('option', { name: 'Badge' });
}

it('says when what was typed was looked for in the first records only', async () => {
  await search({ searched: 200 }, 'ba');
  expect(await screen.findByRole('option', { name: 'Only the first 200 were searched.' })).toHaveProperty(
    'ariaDisabled',
    'true',
  );
});

it.each([
  ['who may make one', true, 'None yet. New template in a new tab'],
  ['nobody else', false, undefined],
])('where there is no record yet, %s is offered the first', async (_who, mayCreate, offered) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await renderAdmin(
    <Form record={{ id: '1', root: null }}>
      <RelationInput source="root.id" reference="templates" required />
    </Form>,
    {
      dataProvider: { getList: async () => ({ data: [], total: 0 }) },
      messages: { resources: { templates: { name: 'Template |||| Templates' } } },
      definitions: {
        templates: { name: 'templates', hasCreate: true, options: { type: 'MergeTemplate' } },
      },
      access: accessOf(typeAccess('MergeTemplate', { create: mayCreate })),
    },
  );
  const picker = screen.getByRole('combobox');
  await userEvent.click(picker);
  if (offered === undefined) expect(await screen.findByText('No options.')).toBeDefined();
  else await userEvent.click(await screen.findByRole('option', { name: offered }));
  expect(opened.mock.calls.map(([path]) => path)).toEqual(mayCreate ? ['/templates/create'] : []);
  expect(picker).toHaveProperty('value', '');
});

it('says nothing where all of them were searched', async () => {
  await search(undefined, 'ba');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it.each([
  ['fails', true],
  ['cannot be sent', false],
])('a search that %s says so, and not that there is nothing', async (_how, online) => {
  onlineManager.setOnline(online);
  const getList = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderAdmin(
    <Form record={{ id: '1', root: null }}>
      <RelationInput source="root.id" reference="templates" />
    </Form>,
    { dataProvider: { getList } },
  );
  await userEvent.type(screen.getByPlaceholderText('Search...'), 'ba');
  expect(await screen.findByText('The options could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});

it('Enter takes nothing that was found for an older text, and sends no form', async () => {
  const onSubmit = vi.fn();
  const all = ['Agenda', 'Badge'].map((name, id) => ({ id: String(id), name }));
  const getList = async (_resource: string, { filter }: { readonly filter: { readonly q?: string } }) => {
    const data = all.filter(({ name }) => name.toLowerCase().startsWith(filter.q ?? ''));
    return { data, total: data.length };
  };
  await renderAdmin(
    <Form record={{ id: '1', root: null }} onSubmit={onSubmit}>
      <RelationInput source="root.id" reference="templates" />
      <button type="submit">Send</button>
    </Form>,
    { dataProvider: { getList: getList as never } },
  );
  const picker = screen.getByRole('combobox');
  await userEvent.click(picker);
  await screen.findByRole('option', { name: 'Agenda' });
  await userEvent.keyboard('ba{Enter}');
  expect(picker).toHaveProperty('value', 'ba');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Agenda' })).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(picker).toHaveProperty('value', 'Badge');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says of a record that may not be seen that it is there, and keeps it (S1)', async () => {
  const onSubmit = vi.fn();
  const record = {
    id: '1',
    trainers: [
      { trainer: null, trainerId: '5', priority: 1 },
      { trainer: { id: '6', fullName: 'Dr Bea' }, trainerId: '6', priority: 2 },
    ],
  };
  await renderAdmin(
    <Form record={record} onSubmit={onSubmit}>
      <RowsInput source="trainers" orderSource="priority">
        <RelationInput source="trainer.id" reference="trainers" required />
      </RowsInput>
      <button type="submit">Send</button>
    </Form>,
    { messages: { resources: { trainers: { name: 'Trainer |||| Trainers' } } } },
  );
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(screen.getByDisplayValue('You may not see this trainer.')).toHaveProperty('readOnly', true);
  await userEvent.click(screen.getByRole('button', { name: 'Move row 2 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    trainers: [
      { trainer: { id: '6' }, priority: 1 },
      { trainer: null, trainerId: '5', priority: 2 },
    ],
  });
});

it('what tells people of one name apart stands below their names, where there are several', async () => {
  const people = [
    { id: '1', fullName: 'Jan Nowak', country: { name: 'Poland' }, email: 'jan@a.example' },
    { id: '2', fullName: 'Jan Nowak', country: { name: 'Czechia' }, email: null },
    { id: '3', fullName: 'Eva Novak', country: { name: 'Czechia' }, email: 'eva@c.example' },
  ];
  const apart = ['country.name', 'email'];
  await renderAdmin(
    <Form>
      <RelationInput source="participant_id" reference="participants" />
    </Form>,
    {
      dataProvider: { getList: (async () => ({ data: people, total: 3 })) as never },
      metas: { participants: async () => ({ ...eventMeta, name: 'participants', apart }) },
    },
  );
  await userEvent.click(screen.getByRole('combobox'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Jan NowakPoland · jan@a.example',
    'Jan NowakCzechia',
    'Eva Novak',
  ]);
});

it('what tells namesakes apart is said of those to pick and of the one that is picked, days as people write them', async () => {
  const days = ['2027-06-29', '2027-07-06'];
  const data = days.map((dateStart, id) => ({ id: String(id), name: 'Basics', dateStart }));
  await renderAdmin(
    <Form record={{ id: '1', event_id: '0' }}>
      <RelationInput source="event_id" reference="events" label={['name', 'dateStart']} />
      <output>
        <RelationInput.Filter.Value
          source="event_id"
          reference="events"
          label={['name', 'dateStart']}
          value="1"
        />
      </output>
    </Form>,
    {
      dataProvider: {
        getList: (async () => ({ data, total: 2 })) as never,
        getMany: (async () => ({ data })) as never,
      },
    },
  );
  expect(await screen.findByText('Basics · 6 Jul 2027')).toBeDefined();
  expect(await screen.findByDisplayValue('Basics · 29 Jun 2027')).toBeDefined();
  await userEvent.click(screen.getByRole('combobox'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Basics · 29 Jun 2027',
    'Basics · 6 Jul 2027',
  ]);
});

it('a filter by a record that is gone says so, and names the others', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await renderAdmin(
    <output>
      <RelationInput.Filter.Value source="event_id" reference="events" value={['1', '99']} />
    </output>,
    {
      dataProvider: {
        getMany: (async () => {
          await answered;
          return { data: [{ id: '1', name: 'Basics' }] };
        }) as never,
      },
    },
  );
  expect(screen.getByRole('status').textContent).toBe('… or …');
  answer();
  expect(await screen.findByText('Basics or one that is gone or hidden')).toBeDefined();
});
