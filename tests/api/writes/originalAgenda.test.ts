import { beforeAll, expect, it } from 'vitest';
import { keepOriginalAgenda } from '#server/modules/agenda/index.ts';
import { auditsOf } from './crudSuite.ts';
import { saver } from './saver.ts';
import { useApi } from '../useApi.ts';

const api = useApi();
let viewer: { readonly id: string };
beforeAll(async () => {
  viewer = { id: (await api.make.user()).id };
});
const send = saver(() => api);

const item = { name: 'Talk', time_start: '2027-06-10T09:00:00', time_end: '2027-06-10T10:00:00' };
const approve = (eventId: string) =>
  api.app.database.transaction((tx) => keepOriginalAgenda({ tx, viewer }, eventId));

async function agendasOf(id: string) {
  const parts =
    '{ name sections { name order items { name timeStart timeEnd trainers { trainerId excludeInHonoraria } } } }';
  const { centreEvent } = await api
    .as('administrator')
    .ask(`query ($id: ID!) { centreEvent(id: $id) { agenda ${parts} agendaOrig ${parts} } }`, { id });
  return centreEvent as Readonly<Record<'agenda' | 'agendaOrig', unknown>>;
}

async function eventWithAgenda() {
  const trainer = await api.make.trainer();
  const trainers = [{ trainer_id: trainer.id, exclude_in_honoraria: true }];
  return api.make.event({
    trainers: { sync: [{ id: trainer.id, priority: 1 }] },
    agenda: { name: 'First', sections: [{ name: 'A', items: [{ ...item, trainers }] }, { name: 'B' }] },
  });
}

it('the first approval keeps the agenda as it stands, and a change leaves the copy (A2)', async () => {
  const { id } = await eventWithAgenda();
  expect((await agendasOf(id)).agendaOrig).toBeNull();
  expect(await approve(id)).toBe(true);
  const { agenda, agendaOrig } = await agendasOf(id);
  expect(agendaOrig).toEqual(agenda);
  await send('update', 'CentreEvent', { id, agenda: { name: 'Second', sections: [] } });
  expect(await agendasOf(id)).toEqual({ agenda: { name: 'Second', sections: [] }, agendaOrig });
});

it('a later approval leaves the first copy, and writes nothing', async () => {
  const { id } = await eventWithAgenda();
  await approve(id);
  const { agendaOrig } = await agendasOf(id);
  await send('update', 'CentreEvent', { id, agenda: { name: 'Second', sections: [] } });
  expect(await approve(id)).toBe(false);
  expect((await agendasOf(id)).agendaOrig).toEqual(agendaOrig);
  const kept = (await auditsOf(api, 'CentreEvent', id)).filter((audit) => audit.newValues?.['agenda_orig']);
  expect(kept).toMatchObject([{ event: 'updated', oldValues: { agenda_orig: null } }]);
});

it('two at once keep one copy', async () => {
  const { id } = await eventWithAgenda();
  expect((await Promise.all([approve(id), approve(id)])).toSorted()).toEqual([false, true]);
});

it('an event approved without an agenda was approved with an empty one', async () => {
  const { id } = await api.make.event();
  expect(await approve(id)).toBe(true);
  expect(await agendasOf(id)).toEqual({ agenda: null, agendaOrig: { name: null, sections: [] } });
});

it('what the approval takes back is not kept', async () => {
  const { id } = await eventWithAgenda();
  const refused = api.app.database.transaction(async (tx) => {
    await keepOriginalAgenda({ tx, viewer }, id);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect((await agendasOf(id)).agendaOrig).toBeNull();
});
