import type { FetchResult } from '@apollo/client/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError, parse } from 'graphql';
import { type ReactNode, Suspense } from 'react';
import { DataTable, ListBase, Notification, useListContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { FetchFile } from '#src/data/download/createFetchFile.ts';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { DateTimeField } from '#src/fields/dateTime/DateTimeField.tsx';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import * as downloads from './download.ts';
import { ExportLogContext } from './ExportLogContext.ts';
import { ExportButton } from './ExportButton.tsx';

let order: string[] = [];
beforeEach(() => {
  order = [];
  vi.spyOn(downloads, 'download').mockImplementation(() => void order.push('file'));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const document = parse('query ($where: W) { bookings(where: $where) { id } }');
const meta: ResourceMeta = {
  name: 'bookings',
  type: 'EventBooking',
  idField: 'id',
  representation: ['name'],
  zone: 'centreEvent.timeZone',
  list: {
    field: 'bookings',
    paged: true,
    operation: document,
    pickOperation: document,
    sortColumns: {},
    filters: {
      booking_status: { path: ['where', 'booking_status'], list: true, scalar: 'enum', operator: 'in' },
    },
  },
};
const booking = {
  id: '7',
  name: '=cmd',
  dateCreated: '2027-03-12T23:30:00Z',
  centreEvent: { id: '1', timeZone: 'Asia/Tokyo' },
};
const columns = columnsOf([
  <DataTable.Col key="name" source="name" field={StringField} />,
  <DataTable.Col key="created" source="dateCreated" field={DateTimeField} />,
]);

/** As under a list, which has read what it is a list of before anything is pressed. */
const Known = ({ children }: { readonly children: ReactNode }) => {
  useResourceMeta();
  return children;
};

const Ticks = () => {
  const { onSelect, onUnselectItems } = useListContext();
  return (
    <>
      <button onClick={() => onSelect(['7'])}>Tick</button>
      <button onClick={() => onUnselectItems()}>Untick</button>
    </>
  );
};

interface Asked {
  readonly of?: ResourceMeta;
  readonly as?: RegExp;
  readonly fetchFile?: FetchFile;
  readonly shown?: ReturnType<typeof columnsOf>;
  readonly logged?: boolean;
}

async function exportWith(
  answer: (operation: SentOperation) => FetchResult,
  { of = meta, as = /^CSV/, fetchFile, shown = columns, logged = true }: Asked = {},
) {
  const { client, sent } = answeringClient((operation) => {
    order.push('kept');
    return answer(operation);
  });
  const getList = vi.fn(async () => ({ data: [booking], total: 1 }));
  await renderAdmin(
    <ListBase>
      <Suspense>
        <Known>
          <ExportLogContext value={logged}>
            <ExportButton seen={shown} all={shown} />
          </ExportLogContext>
          <Ticks />
        </Known>
      </Suspense>
      <Notification />
    </ListBase>,
    {
      resource: 'bookings',
      path: `/bookings?filter=${encodeURIComponent('{"booking_status":"NEW"}')}`,
      client,
      ...(fetchFile && { fetchFile }),
      metas: { bookings: async () => of },
      dataProvider: { getList: getList as never },
    },
  );
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: as }));
  };
  await choose();
  return { sent, getList, choose };
}

it('waits for the connection before it reads the rows', async () => {
  const { sent, choose, getList } = await exportWith(() => ({ data: { recordExport: true } }));
  await waitFor(() => expect(order).toEqual(['kept', 'file']));
  const read = getList.mock.calls.length;
  const press = async () => {
    await choose();
    expect(getList.mock.calls.length).toBe(read);
    // A button that is disabled loses the focus, and whoever uses the keyboard their place.
    const button = screen.getByRole('button', { name: 'Exporting…' });
    expect(button).toHaveProperty('disabled', false);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  };
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['RecordExport'] });
});

it('is kept in the log first, and only then a file (S4)', async () => {
  const { sent } = await exportWith(() => ({ data: { recordExport: true } }));
  await waitFor(() => expect(order).toEqual(['kept', 'file']));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    name: 'RecordExport',
    variables: {
      input: {
        subject: 'EventBooking',
        arguments: '{"where":{"booking_status":["NEW"]}}',
        columns: ['name', 'dateCreated'],
      },
    },
  });
});

it('tells the log of what fields a column is made that is worked out here', async () => {
  const Days: FieldComponent = () => null;
  Days.csv = () => '3';
  Days.needs = ['dateStart'];
  const shown = columnsOf(<DataTable.Col source="daysLeft" field={Days} />);
  const { sent } = await exportWith(() => ({ data: { recordExport: true } }), { shown });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { columns: ['daysLeft', 'dateStart'] } });
});

it('is a file at once where the API keeps no log, and asks it for none', async () => {
  const { sent } = await exportWith(() => ({ data: null }), { logged: false });
  await waitFor(() => expect(order).toEqual(['file']));
  expect(sent).toEqual([]);
});

it('has the filter of the list, no formulas, and moments in the zone of the event (S5)', async () => {
  const { getList } = await exportWith(() => ({ data: { recordExport: true } }));
  await waitFor(() => expect(downloads.download).toHaveBeenCalled());
  expect(getList).toHaveBeenLastCalledWith(
    'bookings',
    expect.objectContaining({
      filter: { booking_status: 'NEW' },
      meta: { columns: ['name', 'dateCreated', 'centreEvent.timeZone'] },
    }),
  );
  expect(vi.mocked(downloads.download).mock.calls[0]?.[0]).toContain("'=cmd,2027-03-13T08:30:00+09:00");
});

it.each([
  [
    'refused',
    'You may not export bookings.',
    () => ({ errors: [new GraphQLError('You may not export bookings.')] }),
  ],
  [
    'not answered',
    'The server did not answer.',
    (): never => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('where that is %s there is no file, and the reason is told', async (_how, message, answer) => {
  await exportWith(answer);
  expect(await screen.findByText(new RegExp(message))).toBeDefined();
  expect(downloads.download).not.toHaveBeenCalled();
});

const file = { key: 'k', fileName: 'Bookings.xlsx', rows: 2, path: '/downloads/exports/k', message: null };
const written = { data: { exportRecords: file } };
const onServer: ResourceMeta = { ...meta, ...(meta.list && { list: { ...meta.list, exports: true } }) };

it('is asked of a server that writes files: which rows, which columns, and their words', async () => {
  const fetchFile = vi.fn(async () => new Blob(['x']));
  // In a file it says what another column says already.
  const Age: FieldComponent = () => null;
  Age.inFile = () => ({ source: 'dateCreated' });
  const shown = [...columns, ...columnsOf(<DataTable.Col source="age" field={Age} />)];
  const { sent } = await exportWith(() => written, { of: onServer, as: /XLSX/, fetchFile, shown });
  await waitFor(() => expect(fetchFile).toHaveBeenCalledWith('/downloads/exports/k'));
  expect(sent).toHaveLength(1);
  const { input } = sent[0]?.variables as { readonly input: Readonly<Record<string, unknown>> };
  expect(input).toMatchObject({
    selection: { type: 'EventBooking', arguments: '{"where":{"booking_status":["NEW"]}}' },
    format: 'XLSX',
    zone: 'centreEvent.timeZone',
  });
  expect(input['columns']).toEqual([
    { source: 'name', label: 'Name' },
    { source: 'dateCreated', label: 'Date created' },
  ]);
});

it('leaves to CSV what only a screen can write, says so, and writes no buttons', async () => {
  const Days: FieldComponent = () => null;
  Days.csv = () => '3';
  const Act: FieldComponent = () => null;
  Act.action = true;
  const more = columnsOf([
    <DataTable.Col key="days" source="daysLeft" field={Days} />,
    <DataTable.Col key="act" source="act" field={Act} />,
  ]);
  const { sent } = await exportWith(() => written, {
    of: onServer,
    as: /JSON.*Without Days left/,
    fetchFile: async () => new Blob(['x']),
    shown: [...columns, ...more],
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  const { input } = sent[0]?.variables as { readonly input: { readonly columns: readonly object[] } };
  expect(input.columns).toMatchObject([{ source: 'name' }, { source: 'dateCreated' }]);
});

it('has the rows that are ticked when it is opened, whatever was ticked before', async () => {
  const { sent } = await exportWith(() => written, { of: onServer, fetchFile: async () => new Blob(['x']) });
  const again = async (button: string, times: number) => {
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(sent).toHaveLength(times));
  };
  await waitFor(() => expect(sent).toHaveLength(1));
  await again('Tick', 2);
  await again('Untick', 3);
  const ids = sent.map(
    ({ variables }) => (variables['input'] as { selection: { ids?: unknown } }).selection.ids,
  );
  expect(ids).toEqual([undefined, ['7'], undefined]);
});
