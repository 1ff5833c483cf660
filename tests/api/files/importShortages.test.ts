import { describe, expect, it } from 'vitest';
import { useApi } from '../useApi.ts';
import { amend, ask, checked, rows, run, started } from './importWorld.ts';

/** V4: each row is tried alone, and what many of them want together is told before they are written. */
describe('a file whose rows together want more than there is', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');

  it('says of bookings by the event and the kind of seat that so many are not free (C4)', async () => {
    const two = await api.make.event({ name: 'Qseats two', max_trainees: 2, max_staff: 5 });
    const open = await api.make.event({ name: 'Qseats open', max_trainees: null });
    const full = await api.make.event({ name: 'Qseats four', max_trainees: 4 });
    await api.make.booking({ centre_event_id: full.id });
    const row = (event: { readonly id: string }, number: number, type = 'TRAINEE', status = 'NEW') =>
      `${event.id},${type},${status},Qseat${number}-${type}-${status},${number}q@${event.id}.example,Germany`;
    const file = [
      'centre_event_id,booking_type,booking_status,participant.create.last_name,participant.create.email,participant.create.country_id',
      ...[1, 2, 3].map((number) => row(two, number)),
      row(two, 4, 'TRAINEE', 'CANCELLED'),
      row(two, 5, 'STAFF'),
      ...[6, 7, 8].map((number) => row(open, number)),
      ...[9, 10, 11].map((number) => row(full, number)),
      '',
    ].join('\n');
    const { key } = await started(admin, file, 'EventBooking');
    expect(await checked(admin, key)).toMatchObject({
      created: 11,
      shortages: ['Qseats two: 3 rows want a seat for trainees, and 2 are free.'],
    });
  });
  it('says at its second row of what only one record may have that a row above has it (C9, W2, G3)', async () => {
    const [event, full] = [await api.make.event(), await api.make.event({ max_trainees: 0 })];
    const [ada, bea] = [await api.make.participant(), await api.make.participant()];
    const line = (person: { readonly id: string }, of = event, status = 'NEW') =>
      `${of.id},TRAINEE,${status},${person.id}`;
    const head = 'centre_event_id,booking_type,booking_status,participant.connect';
    const problemsIn = async (type: string, file: readonly string[]) => {
      const { key } = await started(admin, file.join('\n'), type);
      await checked(admin, key);
      return { key, told: (await rows(admin, key)).data.map(({ problems }) => problems) };
    };
    const bookings = [line(ada), line(ada, event, 'CANCELLED'), line(bea), line(ada)];
    const { key, told } = await problemsIn('EventBooking', [head, ...bookings, '']);
    const message = 'Line 2 has the same participant.connect and centre_event_id.';
    expect(told).toEqual([[], [], [], [{ column: 3, message }]]);
    expect(await run(admin, key)).toMatchObject({ done: 3, failed: 0 });
    const entries = [`${full.id},${ada.id}`, `${full.id},${bea.id}`, `${full.id},${ada.id}`];
    expect(
      (await problemsIn('WaitingListEntry', ['centre_event_id,participant.connect', ...entries, ''])).told,
    ).toEqual([[], [], [{ column: 1, message }]]);
    const trainers = ['Qone,QK1,QV1', 'Qtwo,QK2,', 'Qthree,qk1 ,QV3', 'Qfour,,'];
    expect((await problemsIn('Trainer', ['last_name,onekey_id,veeva_id', ...trainers, ''])).told).toEqual([
      ...[[], [], [{ column: 1, message: 'Line 2 has the same onekey_id.' }], []],
    ]);
  });
  it('says so no more of a row below once the row above is mended, and of one that it comes to be like (C9, G3)', async () => {
    const lines = ['Qone,QM1', 'Qtwo,QM1', 'Qthree,QM1', 'Qfour,QM4'];
    const { key } = await started(admin, `last_name,onekey_id\n${lines.join('\n')}\n`, 'Trainer');
    await checked(admin, key);
    await ask(admin, amend, { input: { key, position: 1, cells: ['Qone', 'QM4'] } });
    expect((await rows(admin, key)).data.map(({ problems }) => problems)).toEqual([
      ...[[], [], [{ column: 1, message: 'Line 3 has the same onekey_id.' }]],
      [{ column: 1, message: 'Line 2 has the same onekey_id.' }],
    ]);
  });
  it('says of cost categories which ones it makes twice', async () => {
    const file = 'name,parent_id\nQtwice,\nQtwice ,\nQtwice,Travel\nQonce,\n';
    const { key } = await started(admin, file, 'CostCategory');
    expect(await checked(admin, key)).toMatchObject({
      created: 4,
      shortages: ['Qtwice: 2 rows make it in the same place, and only the first of them can.'],
    });
  });
});
