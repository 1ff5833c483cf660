import { describe, expect, it } from 'vitest';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';

const api = useApi();
const send = saver(() => api);

describe('the trainers of an event (A3)', () => {
  const sync = (...ids: string[]) => ({ sync: ids.map((id, index) => ({ id, priority: index + 1 })) });
  const agendaWith = (name: string, trainerId: string) => ({
    sections: [
      {
        name: 'Day 1',
        items: [
          {
            name,
            time_start: '2027-06-10T09:00',
            time_end: '2027-06-10T10:00',
            trainers: [{ trainer_id: trainerId }],
          },
        ],
      },
    ],
  });

  it('are replaced as a whole; what is not mentioned about a trainer stays', async () => {
    const [one, two] = [await api.make.trainer(), await api.make.trainer()];
    const event = await api.make.event({
      trainers: { sync: [{ id: one.id, priority: 1, prep_minutes: 30 }] },
    });
    const fields = 'trainers { trainerId priority prepMinutes }';
    const both = made(
      await send('update', 'CentreEvent', { id: event.id, trainers: sync(two.id, one.id) }, fields),
    );
    expect(both['trainers']).toEqual([
      { trainerId: two.id, priority: 1, prepMinutes: 0 },
      { trainerId: one.id, priority: 2, prepMinutes: 30 },
    ]);
    expect(
      made(await send('update', 'CentreEvent', { id: event.id, trainers: null }, fields))['trainers'],
    ).toEqual([]);
    const audits = await auditsOf(api, 'CentreEvent', event.id);
    expect(audits.map(({ newValues }) => Object.keys(newValues ?? {}))).toEqual([
      expect.arrayContaining(['trainers']),
      ['trainers'],
      ['trainers'],
    ]);
  });

  it('must differ in id and priority', async () => {
    const [one, two] = [await api.make.trainer(), await api.make.trainer()];
    const event = await api.make.event();
    const twice = {
      sync: [
        { id: one.id, priority: 1 },
        { id: two.id, priority: 1 },
        { id: one.id, priority: 2 },
      ],
    };
    const answer = await send('update', 'CentreEvent', { id: event.id, trainers: twice });
    expect(Object.keys(validationOf(answer)).sort()).toEqual([
      'input.trainers.sync.1.priority',
      'input.trainers.sync.2.id',
    ]);
  });

  it('must exist', async () => {
    const event = await api.make.event();
    expect(
      validationOf(await send('update', 'CentreEvent', { id: event.id, trainers: sync('999999') })),
    ).toHaveProperty(['input.trainers.sync.0.id']);
  });

  it('are no more than can be read again', async () => {
    const event = await api.make.event();
    const trainers = {
      sync: Array.from({ length: 201 }, (_, index) => ({ id: String(index + 1), priority: index })),
    };
    expect(validationOf(await send('update', 'CentreEvent', { id: event.id, trainers }))).toEqual({
      'input.trainers': ['There can be at most 200.'],
    });
  });

  it('cannot lose one who is still on the agenda: the items are named', async () => {
    const trainer = await api.make.trainer();
    const event = await api.make.event({
      trainers: sync(trainer.id),
      agenda: agendaWith('Dosing', trainer.id),
    });
    const answer = await send('update', 'CentreEvent', { id: event.id, trainers: { sync: [] } });
    expect(validationOf(answer)['input.trainers']?.[0]).toContain('“Dosing”');
    expect(
      outcomeOf(
        await send('update', 'CentreEvent', {
          id: event.id,
          trainers: { sync: [] },
          agenda: { sections: [] },
        }),
      ),
    ).toBe('ok');
  });

  it('teach the agenda; nobody else does', async () => {
    const [one, two] = [await api.make.trainer(), await api.make.trainer()];
    const event = await api.make.event({ trainers: sync(one.id) });
    const answer = await send('update', 'CentreEvent', {
      id: event.id,
      agenda: agendaWith('Dosing', two.id),
    });
    expect(Object.keys(validationOf(answer))).toEqual([
      'input.agenda.sections.0.items.0.trainers.0.trainer_id',
    ]);
  });

  it('include the lead trainer', async () => {
    const [one, two] = [await api.make.trainer(), await api.make.trainer()];
    const event = await api.make.event({ trainers: sync(one.id), lead_trainer_id: one.id });
    expect(
      validationOf(await send('update', 'CentreEvent', { id: event.id, lead_trainer_id: two.id })),
    ).toHaveProperty(['input.lead_trainer_id']);
    expect(
      validationOf(await send('update', 'CentreEvent', { id: event.id, trainers: sync(two.id) })),
    ).toHaveProperty(['input.trainers']);
    expect(
      outcomeOf(
        await send('update', 'CentreEvent', {
          id: event.id,
          trainers: sync(two.id),
          lead_trainer_id: two.id,
        }),
      ),
    ).toBe('ok');
  });
});
