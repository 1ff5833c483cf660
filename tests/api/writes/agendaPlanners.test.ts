import { expect, it } from 'vitest';
import { outcomeOf } from '../Client.ts';
import { saver } from './saver.ts';
import { useApi } from '../useApi.ts';

const api = useApi();
const send = saver(() => api);

const talk = (name: string, from: string, to: string) => ({
  name,
  time_start: `2027-06-10T${from}:00`,
  time_end: `2027-06-10T${to}:00`,
});
const agenda = (...items: readonly object[]) => ({ name: 'Course', sections: [{ name: 'Day 1', items }] });

async function read(id: string) {
  const { centreEvent } = await api.as('administrator').ask(
    `query ($id: ID!) { centreEvent(id: $id) { dateModified leadTrainer { id } trainers { trainerId prepMinutes }
       agenda { sections { items { name timeStart } } } } }`,
    { id },
  );
  return centreEvent as {
    readonly dateModified: string;
    readonly leadTrainer: { readonly id: string } | null;
    readonly trainers: readonly object[];
    readonly agenda: {
      readonly sections: readonly { readonly items: readonly { readonly name: string }[] }[];
    };
  };
}

it('agenda, trainers and who leads are one write, and of two planners the second is told (K6)', async () => {
  const trainer = await api.make.trainer();
  const event = await api.make.event({ agenda: agenda(talk('Welcome', '09:00', '09:30')) });
  const mine = {
    id: event.id,
    date_modified: event.dateModified,
    agenda: agenda({ ...talk('Welcome', '09:00', '09:45'), trainers: [{ trainer_id: trainer.id }] }),
    trainers: { sync: [{ id: trainer.id, priority: 1, prep_minutes: 30 }] },
    lead_trainer_id: trainer.id,
  };
  const theirs = {
    ...mine,
    agenda: agenda(talk('Opening', '09:00', '09:30')),
    trainers: { sync: [] },
    lead_trainer_id: null,
  };
  expect(outcomeOf(await send('update', 'CentreEvent', mine))).toBe('ok');
  const after = await read(event.id);
  expect(after.leadTrainer).toEqual({ id: trainer.id });
  expect(outcomeOf(await send('update', 'CentreEvent', theirs))).toBe('STALE_WRITE');
  expect(await read(event.id)).toEqual(after);

  const again = { ...theirs, date_modified: after.dateModified };
  expect(outcomeOf(await send('update', 'CentreEvent', again))).toBe('ok');
  const last = await read(event.id);
  expect(last.agenda.sections[0]?.items.map(({ name }) => name)).toEqual(['Opening']);
  expect(last.trainers).toEqual([]);
});
