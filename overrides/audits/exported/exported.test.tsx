import { cleanup, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { resources } from '#resources/index.ts';
import { AuditedRecordField } from '../AuditedRecordField.tsx';
import { AfterField, BeforeField } from '../changes/ChangesField.tsx';
import { ChangesTable } from '../changes/ChangesTable.tsx';

const exported = {
  id: '9',
  event: 'exported',
  auditableType: 'EventBooking',
  auditableId: null,
  model: 'Bookings',
  oldValues: null,
};
const metas = {
  bookings: resources.bookings.meta,
  events: resources.events.meta,
  participants: resources.participants.meta,
};
const definitions = {
  bookings: { name: 'bookings', hasShow: true, options: { type: 'EventBooking' } },
  events: { name: 'events', hasShow: true, options: { type: 'CentreEvent' } },
  participants: { name: 'participants', hasShow: true, options: { type: 'Participant' } },
};
const messages = {
  resources: {
    bookings: {
      fields: { bookingStatus: 'Status', participant: 'Person' },
      filters: { booking_status: 'Status', text_search: 'Search' },
    },
    events: { filters: { country_id: 'Country' }, fields: { dateStart: 'Starts' } },
    participants: { fields: { lastName: 'Last name', country: 'Country', isHcp: 'Doctor' } },
  },
  enums: { BookingStatus: { NEW: 'New', PENDING: 'Pending' } },
};

async function render(newValues: object, over: object = {}) {
  await renderAdmin(
    <RecordContextProvider value={{ ...exported, newValues: JSON.stringify(newValues), ...over }}>
      <div data-testid="record">
        <AuditedRecordField source="auditableId" />
      </div>
      <div data-testid="before">
        <BeforeField source="oldValues" />
      </div>
      <div data-testid="line">
        <AfterField source="newValues" />
      </div>
      <div data-testid="facts">
        <ChangesTable source="newValues" />
      </div>
    </RecordContextProvider>,
    {
      resource: 'audits',
      metas,
      definitions,
      messages,
      dataProvider: { getMany: (async () => ({ data: [{ id: '4', name: 'Germany' }] })) as never },
    },
  );
}
const textOf = (id: string) => screen.getByTestId(id).textContent;

it('an export reads as its list does: rows, filters and columns in words (S4)', async () => {
  await render({
    rows: 1230,
    arguments: { where: { booking_status: ['NEW', 'PENDING'], text_search: 'Żak' } },
    columns: ['participant', 'bookingStatus'],
  });
  await waitFor(() =>
    expect(textOf('line')).toBe('1,230 rows · 2 columns · Status: New or Pending · Search contains Żak'),
  );
  const facts = screen.getByTestId('facts');
  expect([...facts.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Rows',
    'Filters',
    'Columns',
  ]);
  expect(facts.querySelectorAll('dd')[2]?.textContent).toBe('Person, Status');
});

it('names its list, and leads to no record', async () => {
  await render({ rows: 1, filter: {}, columns: ['participant'] });
  expect(textOf('record')).toBe('Bookings');
  expect(screen.queryByRole('link')).toBeNull();
  expect(textOf('before')).toBe('–Empty');
  expect(textOf('line')).toBe('1 row · 1 column');
  expect(textOf('facts')).toContain('None: all that the person may see');
});

it('conditions are a sentence too', async () => {
  const condition = (column: string, operator: string, value: unknown) => ({ column, operator, value });
  await render(
    {
      rows: 2,
      arguments: {
        where: {
          whereConditions: {
            AND: [
              condition('COUNTRY_ID', 'EQ', '4'),
              {
                OR: [
                  condition('LAST_NAME', 'LIKE', '%a%'),
                  { column: 'IS_HCP', operator: 'IS_NULL' },
                  condition('DATE_CREATED', 'BETWEEN', ['2027-03-01', '2027-03-02']),
                ],
              },
            ],
          },
        },
      },
      columns: ['lastName'],
    },
    { auditableType: 'Participant' },
  );
  await waitFor(() =>
    expect(textOf('line')).toContain(
      'Countries is Germany · Last name contains a or Doctor is empty or Date created between 1 Mar 2027',
    ),
  );
});

it('a chart of the dashboard is filtered by what events are, and its columns are words already', async () => {
  await render(
    {
      arguments: { where: { country_id: '4', date_start_gte: '2027-03-01' } },
      columns: ['Month', 'EUR'],
    },
    { auditableType: 'Dashboard', model: 'Events and fill' },
  );
  await waitFor(() => expect(textOf('line')).toBe('2 columns · Country is Germany · Starts from 1 Mar 2027'));
  expect(textOf('record')).toBe('Events and fill');
  expect(textOf('facts')).toContain('Month, EUR');
});

it('a look at the report says until when, and leads nowhere', async () => {
  await render(
    { expires: '2027-03-12T10:00:00.000Z' },
    { event: 'viewed', auditableType: 'DashboardReport', model: 'Training in figures' },
  );
  expect(textOf('record')).toBe('Training in figures');
  expect(textOf('line')).toMatch(/^Expires: 12 Mar 2027, \d\d:00$/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a filter that the list has no more is told by its name', async () => {
  await render({ rows: 1, arguments: { where: { gone_filter: 'x' } }, columns: ['participant'] });
  await waitFor(() => expect(textOf('line')).toBe('1 row · 1 column · Gone filter is x'));
});

it('is told by what its rows were counted by; one of before by what it said of itself', async () => {
  const filter = { booking_status: 'PENDING' };
  const counted = { where: { booking_status: ['NEW'] } };
  await render({ rows: 1, filter, arguments: counted, columns: ['participant'] });
  await waitFor(() => expect(textOf('line')).toBe('1 row · 1 column · Status: New'));
  cleanup();
  await render({ rows: 1, filter, columns: ['participant'] });
  await waitFor(() => expect(textOf('line')).toBe('1 row · 1 column · Status: Pending'));
});
