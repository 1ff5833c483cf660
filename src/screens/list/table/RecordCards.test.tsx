import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { RecordCards } from './RecordCards.tsx';

const columns = columnsOf([
  <DataTable.Col key="name" source="name" field={StringField} />,
  <DataTable.Col key="person" source="person" field={StringField} />,
  <DataTable.Col key="city" source="city" field={StringField} />,
  <DataTable.Col key="hall" source="hall" field={StringField} />,
  <DataTable.Col key="cost" source="cost">
    <MoneyField source="cost" currencySource="currency" />
  </DataTable.Col>,
  <DataTable.Col key="share" source="share">
    <MoneyField source="share" currencySource="currency" />
  </DataTable.Col>,
]);
const row = {
  id: '7',
  name: 'Lunch',
  person: 'Dr Żak',
  city: 'Kraków',
  hall: 'Hall 2',
  cost: 86_240,
  share: 6160,
  currency: 'EUR',
};

const Cards = () => (
  <ListContextProvider value={useList({ data: [row], resource: 'spend' })}>
    <RecordCards columns={columns} link={columns[0]} />
  </ListContextProvider>
);

it('a card says what its row comes to, beside its name', async () => {
  const meta: ResourceMeta = { name: 'events', type: 'Event', idField: 'id', representation: ['name'] };
  await renderAdmin(<Cards />, { metas: { events: async () => meta } });
  const [card] = await screen.findAllByRole('listitem');
  expect(card?.textContent).toBe('Lunch€61.60Dr Żak · Kraków · Hall 2');
});

it('a card calls a figure by its head', async () => {
  const meta: ResourceMeta = { name: 'events', type: 'Event', idField: 'id', representation: ['name'] };
  const templates = columnsOf([
    <DataTable.Col key="name" source="name" field={StringField} />,
    <DataTable.Col key="version" source="version" label="Version" field={NumberField} />,
    <DataTable.Col key="author" source="author" field={StringField} />,
  ]);
  const Templates = () => (
    <ListContextProvider
      value={useList({ data: [{ id: '7', name: 'Invitation', version: 3, author: 'Ana Ruiz' }] })}
    >
      <RecordCards columns={templates} link={templates[0]} />
    </ListContextProvider>
  );
  await renderAdmin(<Templates />, { metas: { events: async () => meta } });
  const [card] = await screen.findAllByRole('listitem');
  expect(card?.textContent).toBe('InvitationVersion 3 · Ana Ruiz');
});

it('a card says the name of a person whose parts have columns of their own', async () => {
  const meta: ResourceMeta = {
    name: 'events',
    type: 'Event',
    idField: 'id',
    representation: ['firstName', 'lastName'],
  };
  const people = columnsOf([
    <DataTable.Col key="firstName" source="firstName" field={StringField} />,
    <DataTable.Col key="lastName" source="lastName" field={StringField} />,
    <DataTable.Col key="city" source="city" field={StringField} />,
  ]);
  const People = () => (
    <ListContextProvider
      value={useList({ data: [{ id: '7', firstName: 'Ana', lastName: 'Ruiz', city: 'Vigo' }] })}
    >
      <RecordCards columns={people} link={people[0]} />
    </ListContextProvider>
  );
  await renderAdmin(<People />, {
    metas: { events: async () => meta },
    definitions: {
      events: {
        name: 'events',
        recordRepresentation: (record: { readonly firstName: string; readonly lastName: string }) =>
          `${record.firstName} ${record.lastName}`,
      },
    },
  });
  const [card] = await screen.findAllByRole('listitem');
  expect(card?.textContent).toBe('Ana RuizVigo');
});

it('of a hundred cards those in sight are drawn first, and selecting one draws that one alone', async () => {
  let pictures = 0;
  const drawn: number[] = [];
  const ticks = () => screen.queryAllByRole('checkbox');
  const Counted = () => {
    pictures += 1;
    return <StringField source="city" />;
  };
  const hundred = Array.from({ length: 100 }, (_, at) => ({ ...row, id: String(at), name: `Course ${at}` }));
  const counted = columnsOf([
    <DataTable.Col key="name" source="name" field={StringField} />,
    <DataTable.Col key="city" source="city" field={Counted} />,
  ]);
  const Hundred = () => {
    const list = useList({ data: hundred, perPage: 100, resource: 'events' });
    return (
      <ListContextProvider value={list}>
        <output>{list.selectedIds.join()}</output>
        <Profiler id="cards" onRender={() => drawn.push(ticks().length)}>
          <RecordCards columns={counted} link={counted[0]} />
        </Profiler>
      </ListContextProvider>
    );
  };
  const meta: ResourceMeta = { name: 'events', type: 'Event', idField: 'id', representation: ['name'] };
  await renderAdmin(<Hundred />, { metas: { events: async () => meta } });
  await waitFor(() => expect(ticks()).toHaveLength(100));
  const first = drawn.find((count) => count > 0);
  expect(first).toBeLessThanOrEqual(20);
  const before = pictures;
  const [, second] = ticks();
  if (second) fireEvent.click(second);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  expect(pictures - before).toBe(1);
});
