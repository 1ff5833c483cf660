import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditBase, Form, SaveButton, TextInput, type RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { EditDraftStore } from '#overrides/bookings/wizard/draft/EditDraftStore.ts';
import { EditDraft } from './EditDraft.tsx';

afterEach(() => {
  sessionStorage.clear();
});

const before = '2026-11-20T08:00:00.000Z';
const now = '2026-11-20T09:00:00.000Z';
const record: RaRecord = { id: '4', notes: 'Theirs', expectations: null, dateModified: now };
// Without an auth provider nobody has an id.
const store = () => new EditDraftStore('', 'booking:4');

async function open() {
  const update = vi.fn((_resource: string, { data }: { readonly data: RaRecord }) =>
    Promise.resolve({ data }),
  );
  await renderAdmin(
    <EditBase resource="bookings" id="4" disableAuthentication mutationMode="pessimistic" redirect={false}>
      <Form>
        <TextInput source="notes" />
        <TextInput source="expectations" />
        <EditDraft kind="booking" />
        <SaveButton alwaysEnable />
      </Form>
    </EditBase>,
    { dataProvider: { getOne: vi.fn().mockResolvedValue({ data: record }), update: update as never } },
  );
  await screen.findByRole('textbox', { name: /notes/i });
  await act(async () => Promise.resolve());
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    return update.mock.calls[0]?.[1].data;
  };
  return { save };
}

it('puts back what was changed on an older version, says so, and saves it on that version (K6)', async () => {
  store().write(before, { expectations: 'Typed' });
  const { save } = await open();
  expect(await screen.findByDisplayValue('Typed')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('saved meanwhile');
  expect(store().read()).toMatchObject({ base: before, changes: { expectations: 'Typed' } });
  expect(await save()).toMatchObject({ expectations: 'Typed', notes: 'Theirs', dateModified: before });
});

it('puts back what was changed on the version that is shown', async () => {
  store().write(now, { expectations: 'Typed' });
  const { save } = await open();
  expect(await screen.findByDisplayValue('Typed')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('as you left it');
  expect(await save()).toMatchObject({ expectations: 'Typed', dateModified: now });
});

it('says nothing of changes that have been saved since', async () => {
  store().write(before, { notes: 'Theirs' });
  const { save } = await open();
  expect(screen.queryByRole('status')).toBeNull();
  expect(await save()).toMatchObject({ dateModified: now });
});

const lost = 'Passport data is never kept on this device: please enter it again.';

it('says that a passport that was typed is gone, and not only that the rest is back (G4)', async () => {
  store().write(now, { expectations: 'Typed', passportNumber: 'C01X00T47' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('C01X00T47');
  await open();
  expect(await screen.findByDisplayValue('Typed')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain(lost);
});

it('says so once where nothing else was typed', async () => {
  store().write(now, { passportNumber: 'C01X00T47' });
  await open();
  expect((await screen.findByRole('status')).textContent?.trim()).toBe(lost);
  expect(store().read()).toBeUndefined();
});

it('says nothing of passports where none was typed', async () => {
  store().write(now, { expectations: 'Typed' });
  await open();
  expect((await screen.findByRole('status')).textContent).not.toContain('Passport');
});
