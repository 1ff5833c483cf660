import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AccessContext } from '#src/data/access/AccessContext.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { DeleteButton } from './DeleteButton.tsx';

const mutation = parse('mutation ($id: ID!) { deleteEvent(id: $id) { id } }');
const meta: ResourceMeta = {
  name: 'events',
  type: 'Event',
  idField: 'id',
  representation: ['name'],
  can: 'can',
  delete: { field: 'deleteEvent', operation: mutation, idVariable: 'id' },
};

const permission = (action: string, allowed: boolean, why: string | null = null) => ({
  action,
  allowed,
  why,
});

async function renderButton(
  role: { deletes: boolean },
  can: readonly ReturnType<typeof permission>[],
  more: Partial<ResourceMeta> = {},
) {
  const access = [
    {
      type: 'Event',
      can: [permission('delete', role.deletes), permission('update', true)],
      hiddenFields: [],
      inputs: [],
    },
  ];
  await renderAdmin(
    <AccessContext value={{ get: () => access, subscribe: () => () => undefined }}>
      <DeleteButton record={{ id: '7', name: 'Day course', can }} />
    </AccessContext>,
    { metas: { events: async () => ({ ...meta, ...more }) } },
  );
  return screen.queryByRole('button', { name: /delete/i });
}

it('deletes where the record allows it', async () => {
  const button = await renderButton({ deletes: true }, [permission('delete', true)]);
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it.each([
  ['can be restored where the contract restores', { restore: meta.delete }, /can be restored from the list/],
  ['cannot be had back where it does not', {}, /This cannot be undone here/],
])('says that what is deleted %s', async (_case, more, said) => {
  const button = await renderButton({ deletes: true }, [permission('delete', true)], more);
  await userEvent.click(button as HTMLElement);
  expect((await screen.findByRole('dialog')).textContent).toMatch(said);
});

it('says why a record that may be changed cannot go (B5)', async () => {
  const why = 'This event has active bookings. Cancel them first.';
  const button = await renderButton({ deletes: true }, [
    permission('update', true),
    permission('delete', false, why),
  ]);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(why);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not there for a role that deletes nothing, nor for a record that may not be changed', async () => {
  const refused = permission('delete', false, 'No.');
  expect(await renderButton({ deletes: false }, [permission('update', true), refused])).toBeNull();
  cleanup();
  expect(await renderButton({ deletes: true }, [permission('update', false), refused])).toBeNull();
});
