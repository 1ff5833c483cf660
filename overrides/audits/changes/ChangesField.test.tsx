import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AuditedRecordField } from '../AuditedRecordField.tsx';
import { AfterField, BeforeField } from './ChangesField.tsx';
import { WhoField } from '../WhoField.tsx';

const audit = {
  id: '9',
  event: 'updated',
  auditableType: 'EventBooking',
  auditableId: '4',
  model: 'Dr Żak',
  isThere: true,
  oldValues: '{"booking_status":"NEW","country_id":"1"}',
  newValues: '{"booking_status":"PENDING","country_id":"2"}',
};
const definitions = {
  savedViews: { name: 'savedViews', hasShow: true, options: { type: 'SavedView' } },
  bookings: { name: 'bookings', hasShow: true, options: { type: 'EventBooking' } },
};
const messages = {
  resources: { bookings: { fields: { bookingStatus: 'Status', country: 'Country' } } },
  enums: { BookingStatus: { NEW: 'New', PENDING: 'Pending' } },
};

const render = (event: string, said: object = messages, more: object = {}) =>
  renderAdmin(
    <RecordContextProvider value={{ ...audit, event, ...more }}>
      <AuditedRecordField source="auditableId" />
      <BeforeField source="oldValues" />
      <AfterField source="newValues" />
      <WhoField source="user" />
    </RecordContextProvider>,
    { resource: 'audits', definitions, messages: said },
  );

it('says before and after with the labels of the forms, and no raw id', async () => {
  await render('updated');
  expect(screen.getByText('Status: New · Country')).toBeDefined();
  expect(screen.getByText('Status: Pending · Country')).toBeDefined();
});

it('tells them in the order of the page, whatever the database has made of it', async () => {
  const newValues = '{"notes":"By train","country_id":"2","unknown":1,"booking_status":"PENDING"}';
  await render('updated', messages, { oldValues: null, newValues });
  expect(screen.getByText('Status: Pending · Country · Notes: By train')).toBeDefined();
  cleanup();
  const cost = '{"currency":"EUR","unit_mode":"FIXED","name":"Coffee"}';
  await render('updated', {}, { auditableType: 'EstimatedCost', oldValues: null, newValues: cost });
  expect(screen.getByText(/ name: Coffee · .* unit mode: Fixed · .* currency: EUR$/)).toBeDefined();
});

it.each([
  ['before', BeforeField, 'oldValues', 'EventBooking bookingStatus: NEW; EventBooking seats: 1'],
  ['after', AfterField, 'newValues', 'EventBooking bookingStatus: PENDING; EventBooking notes: By train'],
] as const)('a file has the values %s, as the screen says them', (_side, field, source, expected) => {
  const record = {
    ...audit,
    oldValues: '{"booking_status":"NEW","seats":1}',
    newValues: '{"booking_status":"PENDING","notes":"By train"}',
  };
  const context = {
    translate: (key: string) => key.replace(/^enums\.BookingStatus\./, ''),
    locale: 'en-GB',
    fieldWords: (type: string, name: string) =>
      `${type} ${name === 'booking_status' ? 'bookingStatus' : name}`,
  };
  expect(field.csv?.(record[source], { source }, context, record)).toBe(expected);
});

it('the name leads to the record, but not where it is gone, nor to the bare page of a view', async () => {
  await render('updated');
  expect(screen.getByRole('link', { name: 'Dr Żak' }).getAttribute('href')).toBe('/bookings/4');
  cleanup();
  await render('deleted', messages, { isThere: false });
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await render('updated', messages, { auditableType: 'SavedView' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('a cost leads to its event, also when it is deleted', async () => {
  const cost = { ...audit, event: 'deleted', auditableType: 'EstimatedCost', ownerId: '121', model: 'Taxi' };
  await renderAdmin(
    <RecordContextProvider value={cost}>
      <AuditedRecordField source="auditableId" />
    </RecordContextProvider>,
    {
      resource: 'audits',
      definitions: { events: { name: 'events', hasShow: true, options: { type: 'CentreEvent' } } },
    },
  );
  expect(screen.getByRole('link', { name: 'Taxi' }).getAttribute('href')).toBe('/events/121');
});

it('calls the system by a word, or by that of a translation', async () => {
  await render('updated');
  expect(screen.getByText('The system')).toBeDefined();
  cleanup();
  await render('updated', { ...messages, audit: { system: 'Das System' } });
  expect(screen.getByText('Das System')).toBeDefined();
});
