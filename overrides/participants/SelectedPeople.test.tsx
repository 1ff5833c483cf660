import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { meta } from '#resources/participants/meta.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { accessOf, permissions, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SelectedPeople } from './SelectedPeople.tsx';

const person = (id: string, mayErase: boolean) => ({
  id,
  fullName: `Ana Żak ${id}`,
  dateModified: '2027-01-01T00:00:00Z',
  can: permissions({ erase: mayErase }),
});

async function tick(ids: readonly string[], filterValues: object) {
  const { client, sent } = answeringClient(() => ({ data: { eraseParticipant: { id: '7' } } }));
  const list = { data: [person('7', true), person('8', false)], selectedIds: [...ids], filterValues };
  await renderAdmin(
    <ListContextProvider value={list as ListControllerResult}>
      <SelectedPeople />
    </ListContextProvider>,
    {
      resource: 'participants',
      metas: { participants: async () => meta },
      client,
      access: accessOf(typeAccess('Participant', { merge: true, erase: true })),
    },
  );
  return sent;
}

const trash = { trashed: 'ONLY' };
const offered = () =>
  ['button', 'link'].flatMap((role) => screen.queryAllByRole(role)).map(({ textContent }) => textContent);

it('G5: one who is deleted is erased without being brought back first, as they were seen (K6)', async () => {
  const sent = await tick(['7'], trash);
  await userEvent.click(screen.getByRole('button', { name: 'Erase what is personal…' }));
  expect(screen.getByRole('dialog').textContent).toContain('Erase Ana Żak 7?');
  await userEvent.type(screen.getByRole('textbox'), 'By letter');
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  await expect
    .poll(() => sent.at(-1)?.variables)
    .toMatchObject({ input: { id: '7', reason: 'By letter', date_modified: '2027-01-01T00:00:00Z' } });
});

it('several at once are not, nor who may not be', async () => {
  await tick(['7', '8'], trash);
  expect(offered()).toEqual([]);
  cleanup();
  await tick(['8'], trash);
  expect(offered()).toEqual([]);
});

it('G3: two who are there may be one', async () => {
  await tick(['7', '8'], {});
  expect(offered()).toEqual(['Merge the two…']);
});
