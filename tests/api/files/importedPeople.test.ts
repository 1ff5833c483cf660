import { describe, expect, it } from 'vitest';
import { validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { amend, ask, change, checked, decide, people, rows, run, settled, started } from './importWorld.ts';

/** G3: nobody is made twice from a file without somebody having said so. */
describe('people of a file who may be known', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');
  const file = (...lines: readonly string[]) =>
    ['last_name,first_name,email,onekey_id,country', ...lines, ''].join('\n');
  const alikeIn = async (who: typeof admin, key: string) =>
    (await rows(who, key)).data.map(({ position, outcome, alike }) => ({ position, outcome, alike }));

  it('wait where somebody like them is known, or stands above, and are told why', async () => {
    const known = await api.make.participant({
      last_name: 'Qmüller-Alt',
      first_name: 'José',
      email: 'Jose@qmueller.example',
      onekey_id: 'Q-KNOWN',
      country_id: api.country('DE'),
    });
    const { key } = await started(
      admin,
      file(
        'QMUELLER ALT,jose,,,Germany',
        'Qmüller-Alt,Ana,,,Germany',
        'Qmüller-Alt,José,,,France',
        'Qother,,JOSE@qmueller.example,,',
        'Qother,,twice@q.example,,',
        'Qthird,,Twice@q.example ,,',
        'Qmueller-Alt,Ana,,,Germany',
        'Qfourth,,,q-known,',
        'Qmüller-Alt,Ana,,,DE',
      ),
    );
    const as = { personId: known.id, name: 'José Qmüller-Alt', line: null };
    const line = (number: number, ...reasons: readonly string[]) => ({
      personId: null,
      name: null,
      line: number,
      reasons,
    });
    expect(await checked(admin, key)).toMatchObject({
      created: 3,
      refused: 1,
      undecided: 5,
      alike: 6,
      usable: 0,
    });
    expect(await alikeIn(admin, key)).toEqual([
      { position: 1, outcome: 'ALIKE', alike: [{ ...as, reasons: ['NAME'] }] },
      { position: 2, outcome: 'NEW', alike: [] },
      { position: 3, outcome: 'NEW', alike: [] },
      { position: 4, outcome: 'ALIKE', alike: [{ ...as, reasons: ['EMAIL'] }] },
      { position: 5, outcome: 'NEW', alike: [] },
      { position: 6, outcome: 'ALIKE', alike: [line(6, 'EMAIL')] },
      { position: 7, outcome: 'ALIKE', alike: [line(3, 'NAME')] },
      // The register has one person of a number: it is refused, and told by whom.
      { position: 8, outcome: 'REFUSED', alike: [{ ...as, reasons: ['ONEKEY_ID'] }] },
      // A country by its code is the one by its name.
      { position: 9, outcome: 'ALIKE', alike: [line(3, 'NAME')] },
    ]);
    expect(await run(admin, key)).toMatchObject({ done: 3, undecided: 5 });
    expect(await people(admin, 'qthird')).toEqual([]);
  });

  it('are made anyway where somebody says so, all or one, and left out again', async () => {
    await api.make.participant({ last_name: 'Qdecide', email: 'decide@q.example' });
    const { key } = await started(
      admin,
      file('Qone,,decide@q.example,,', 'Qtwo,,decide@q.example,,', 'Qnew,,,,'),
    );
    await checked(admin, key);
    const one = { key, position: 1, decision: 'CREATE' };
    expect(await ask(admin, decide, { input: one })).toMatchObject({ created: 2, undecided: 1, alike: 2 });
    expect(await ask(admin, decide, { input: { ...one, decision: 'LEAVE' } })).toMatchObject({
      undecided: 2,
    });
    await admin.ask(decide, { input: { key, decision: 'CREATE' } });
    expect(await settled(admin, key)).toMatchObject({ state: 'CHECKED', created: 3, undecided: 0, alike: 2 });
    expect(validationOf(await admin.send(decide, { input: { key, decision: 'USE' } }))).toHaveProperty([
      'input.decision',
    ]);
    const { data } = await rows(admin, key, { alike: true });
    expect(data.map(({ position, outcome }) => [position, outcome])).toEqual([
      [1, 'NEW'],
      [2, 'NEW'],
    ]);
    // A row that is another by now is asked about anew.
    const cells = ['Qone', 'Mended', 'decide@q.example'];
    expect(await ask(admin, amend, { input: { key, position: 1, cells } })).toMatchObject({
      outcome: 'ALIKE',
      decision: 'LEAVE',
    });
    expect(await run(admin, key)).toMatchObject({ done: 2 });
    expect(await people(admin, 'qone')).toEqual([]);
    expect(
      validationOf(await admin.send(decide, { input: { key, position: 2, decision: 'LEAVE' } })),
    ).toHaveProperty(['input.position']);
  });

  it('are not made where somebody like them has been made since the check', async () => {
    const { key } = await started(admin, file('Qsince,,since@q.example,,', 'Qalone,,,,'));
    expect(await checked(admin, key)).toMatchObject({ created: 2 });
    await api.make.participant({ last_name: 'Qsooner', email: 'since@q.example' });
    expect(await run(admin, key)).toMatchObject({ done: 1, failed: 1 });
    expect(await people(admin, 'qsince')).toEqual([]);
    expect((await rows(admin, key)).data[0]?.problems).toEqual([
      {
        column: null,
        message:
          'Somebody who may be the same has come to be known since this was checked. Please check the file again.',
      },
    ]);
    expect(await checked(admin, key)).toMatchObject({ undecided: 1 });
  });

  it('are compared with those alone whom the importer sees', async () => {
    await api.make.participant({
      last_name: 'Qabroad',
      email: 'abroad@q.example',
      country_id: api.country('FR'),
    });
    const german = await somebody(api, ['country_manager'], 'DE');
    const { key } = await started(german, file('Qabroad,,abroad@q.example,,Germany'));
    expect(await checked(german, key)).toMatchObject({ created: 1, alike: 0 });
  });

  it('are somebody else where a date of birth is known and differs', async () => {
    const { id } = await api.make.participant({ last_name: 'Qborn', country_id: api.country('DE') });
    const { id: event } = await api.make.event({});
    await api.make.booking({ participant: { connect: id }, date_of_birth: '1970-01-01' });
    const columns = [
      ...['centre_event_id', 'booking_type', 'booking_status', 'date_of_birth'],
      ...['last_name', 'country_id'].map((name) => `participant.create.${name}`),
    ];
    const days = ['1980-02-29', '1970-01-01', ''];
    const lines = days.map((day) => `${event},Trainee,New,${day},Qborn,Germany`);
    const { key } = await started(admin, [columns.join(','), ...lines, ''].join('\n'), 'EventBooking');
    await admin.ask(change, { input: { key, columns } });
    await checked(admin, key);
    const found = await alikeIn(admin, key);
    expect(
      found.map(({ alike }) => (alike as { reasons: string[] }[]).map(({ reasons }) => reasons)),
    ).toEqual([
      [],
      // The first row is of the same name as well.
      [['BIRTH_DATE'], ['NAME']],
      [['NAME'], ['NAME']],
    ]);
  });

  it('are booked as who is known, once somebody says so', async () => {
    const { id: event } = await api.make.event({});
    const known = await api.make.participant({ last_name: 'Qbooked', email: 'booked@q.example' });
    const [first, second] = await Promise.all(
      ['Ina', 'Ute'].map((first_name) =>
        api.make.participant({ last_name: 'Qtwins', first_name, country_id: api.country('DE') }),
      ),
    );
    const columns = [
      ...['centre_event_id', 'booking_type', 'booking_status'],
      ...['last_name', 'email', 'country_id'].map((name) => `participant.create.${name}`),
    ];
    const lines = ['Qanybody,booked@q.example,', 'Qtwins,,Germany', 'Qbooknew,,'];
    const text = [columns.join(','), ...lines.map((line) => `${event},Trainee,New,${line}`), ''].join('\n');
    const { key } = await started(admin, text, 'EventBooking');
    await admin.ask(change, { input: { key, columns } });
    expect(await checked(admin, key)).toMatchObject({ created: 1, undecided: 2, usable: 1 });
    await admin.ask(decide, { input: { key, decision: 'USE' } });
    expect(await settled(admin, key)).toMatchObject({ created: 2, undecided: 1, usable: 0 });
    const other = { key, position: 2, decision: 'USE', person_id: known.id };
    expect(validationOf(await admin.send(decide, { input: other }))).toHaveProperty(['input.position']);
    await admin.ask(decide, { input: { ...other, person_id: second?.id } });
    expect(await run(admin, key)).toMatchObject({ done: 3, failed: 0 });
    const ofEvent = `query ($id: ID!) { centreEvent(id: $id) { eventBookings { participantId } } }`;
    const { centreEvent } = await admin.ask(ofEvent, { id: event });
    const booked = (centreEvent as { eventBookings: { participantId: string }[] }).eventBookings;
    expect(booked.map(({ participantId }) => participantId)).toEqual(
      expect.arrayContaining([known.id, second?.id]),
    );
    expect(booked.some(({ participantId }) => participantId === first?.id)).toBe(false);
    expect(await people(admin, 'qanybody')).toEqual([]);
  });
});
