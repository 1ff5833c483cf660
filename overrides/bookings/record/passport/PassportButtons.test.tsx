import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import type { RaRecord } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { object } from 'yup';
import { permissions } from '#tests/setup/accessOf.ts';
import { emptySeat } from '#tests/setup/emptySeat.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { PassportButtons } from './PassportButtons.tsx';
import type { JourneyRecord } from '../SeatRecord.ts';

const record: JourneyRecord = {
  ...emptySeat,
  passportOnFile: ['passportNumber'],
  can: permissions({ reveal_passport: true, reveal_passport_at_once: true, update: true }),
};

const first: RaRecord = { id: '4', notes: 'First', dateModified: '2026-11-20T08:00:00.000Z' };
const theirs: RaRecord = { id: '4', notes: 'Theirs', dateModified: '2026-11-20T09:00:00.000Z' };

const meta: ResourceMeta = {
  name: 'bookings',
  type: 'Booking',
  idField: 'id',
  representation: ['notes'],
  update: {
    field: 'updateBooking',
    operation: parse('{ booking { id } }'),
    inputs: [{ name: 'notes', source: 'notes', kind: 'value' }],
    version: { input: 'date_modified', source: 'dateModified' },
  },
};

async function open() {
  const getOne = vi.fn().mockResolvedValueOnce({ data: first }).mockResolvedValue({ data: theirs });
  const { client } = answeringClient(({ name }) =>
    name === 'WizardRevealBookingPassport' ? { data: { passport: null } } : { data: {} },
  );
  const setPassport = vi.fn();
  await renderAdmin(
    <Routes>
      <Route
        path="/bookings/:id/edit"
        element={
          <ResourceEdit schema={object()}>
            <FormSection name="details">
              <StringInput source="notes" />
              <PassportButtons
                kind="booking"
                record={record}
                passport={undefined}
                setPassport={setPassport}
              />
            </FormSection>
          </ResourceEdit>
        }
      />
    </Routes>,
    {
      path: '/bookings/4/edit',
      resource: 'bookings',
      metas: { bookings: async () => meta },
      client,
      dataProvider: { getOne },
    },
  );
  return { getOne, setPassport, notes: await screen.findByDisplayValue('First') };
}

const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name })));
};

it('showing a passport keeps what is typed into the form around it, whoever has saved meanwhile (G4, K6)', async () => {
  const { getOne, setPassport, notes } = await open();
  fireEvent.change(notes, { target: { value: 'Typed' } });
  await press(/^Show/);
  await waitFor(() => expect(setPassport).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
  // It has arrived, and the form has seen it.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByDisplayValue('Typed')).toBeDefined();
});

it('clearing a passport reads the record again, whose version it has moved (K6)', async () => {
  const { getOne } = await open();
  await press(/^Clear/);
  await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
  expect(await screen.findByDisplayValue('Theirs')).toBeDefined();
});
