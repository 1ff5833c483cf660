import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { somebody } from '../somebody.ts';
import { ask, change, checked, people, rows, run, started } from './importWorld.ts';
import { useApi } from '../useApi.ts';
import { creating, updating } from '../mutations.ts';

/** Which records the rows of a file are, and which ones their cells name: by keys, ids, and what they are called. */
describe('records that a file names', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');

  it('finds its records by a key: changed, as they are, new, twice, and not at all', async () => {
    const first = await started(admin, 'last name,first name,onekey id\nZqoll,Ada,ZQ1\nZqoll,Bea,ZQ2\n');
    await checked(admin, first.key);
    await run(admin, first.key);
    const { key } = await started(
      admin,
      'last name,first name,onekey id\nZqoll,Ada,zq1\nZqoll,Beate,ZQ2\nZqoll,Cleo,ZQ3\nZqoll,Dora,ZQ3\n',
    );
    await ask(admin, change, { input: { key, match: 'onekey_id' } });
    expect(await checked(admin, key)).toMatchObject({ created: 1, changed: 2, unchanged: 0, refused: 1 });
    const { data } = await rows(admin, key);
    expect(data.map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['CHANGED', [{ field: 'onekey_id', old: 'ZQ1', new: 'zq1' }]],
      ['CHANGED', [{ field: 'first_name', old: 'Bea', new: 'Beate' }]],
      ['NEW', []],
      ['REFUSED', []],
    ]);
    expect(data[3]?.problems).toEqual([{ column: 2, message: 'Line 4 has the same onekey_id.' }]);
    expect(await run(admin, key)).toMatchObject({ done: 3 });
    expect((await people(admin, 'zqoll')).map(({ firstName }) => firstName).sort()).toEqual([
      'Ada',
      'Beate',
      'Cleo',
    ]);
    const next = await started(admin, 'onekey id,last name,first name\nZQ2,Zqoll,Beate\n');
    expect(next).toMatchObject({ match: 'onekey_id' });
    expect(await checked(admin, next.key)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    const byNumber = await started(admin, 'id,last name\n999999999,Nobody\n');
    expect(byNumber).toMatchObject({ match: 'id' });
    expect(await checked(admin, byNumber.key)).toMatchObject({ refused: 1 });
  });

  it('tells what they were to whoever may still see them (S1)', async () => {
    const who = await somebody(api, ['country_manager'], 'DE');
    const trainer = await api.make.trainer({ country_id: api.country('DE'), city: 'Bonn' });
    const { id } = await api.make.participant({ country_id: api.country('DE'), city: 'Bonn' });
    const oldOf = async (key: string) =>
      (await rows(who, key)).data.map(({ changes }) => (changes as { old: string }[]).map(({ old }) => old));
    const person = await started(who, `id,city\n${id},Trier\n`);
    const details = await started(who, `id,city\n${trainer.id},Trier\n`, 'Trainer');
    for (const { key } of [person, details]) await checked(who, key);
    expect([await oldOf(person.key), await oldOf(details.key)]).toEqual([[['Bonn']], [['Bonn']]]);
    await admin.ask(updating('User'), {
      input: { id: who.id, roles: ['booker'], countries: [api.country('PL')] },
    });
    expect([await oldOf(person.key), await oldOf(details.key)]).toEqual([[[]], [[]]]);
  });

  it.each([
    ['a column of ids', 'ID,last name\n7,A\n,B\n12,C\n', 'id'],
    ['ids beside a column that fills nothing', 'id,last name,bookings\n7,A,3\n', 'id'],
    ['numbers that are no ids', 'id,last name\n7,A\nA-12,B\n', null],
    ['a column of nothing', 'id,last name\n,A\n', null],
    ['no such column', 'number,last name\n7,A\n', null],
  ])('finds its records by their ids, where it has %s (V4)', async (_what, text, match) => {
    const who = await somebody(api, ['administrator'], 'DE');
    expect(await started(who, text)).toMatchObject({ match });
  });

  it('makes no new record of one that was there when it was checked (V4)', async () => {
    const { id } = await api.make.participant({ last_name: 'Zqgone', onekey_id: 'ZQGONE' });
    const { key } = await started(admin, 'onekey id,last name,first name\nZQGONE,Zqgone,Ada\n');
    await ask(admin, change, { input: { key, match: 'onekey_id' } });
    expect(await checked(admin, key)).toMatchObject({ changed: 1 });
    await api.make.deleted('Participant', id);
    expect(await run(admin, key)).toMatchObject({ done: 0, failed: 1 });
    expect((await rows(admin, key)).data[0]?.problems).toEqual([
      { column: null, message: 'The record that it changes is gone by now. Please check the file again.' },
    ]);
    expect(await people(admin, 'zqgone')).toEqual([]);
  });

  it('leaves what an update demands as it is where the file says nothing of it (spec §5)', async () => {
    const centre = await api.make.centre({ city: 'Bonn', address: 'Rheinweg 1' });
    const file = `id,city,address,country\n${centre.id},Köln,,\n`;
    const { key } = await started(admin, file, 'TrainingCentre');
    expect(await checked(admin, key)).toMatchObject({ changed: 1, refused: 0 });
    const city = { field: 'city', old: 'Bonn', new: 'Köln' };
    expect((await rows(admin, key)).data[0]?.['changes']).toEqual([city]);
    // Nor is it cleared where empty cells clear: it could not be written.
    await ask(admin, change, { input: { key, clears: true } });
    expect(await checked(admin, key)).toMatchObject({ changed: 1, refused: 0 });
    const address = { field: 'address', old: 'Rheinweg 1', new: null };
    expect((await rows(admin, key)).data[0]?.['changes']).toEqual([city, address]);
    const template = await api.make.template();
    const renamed = await started(admin, `id,name\n${template.id},Renamed\n`, 'MergeTemplate');
    expect(await checked(admin, renamed.key)).toMatchObject({ changed: 1, refused: 0 });
  });

  it('finds them by ids where those are seen once it is read another way (V4)', async () => {
    const who = await somebody(api, ['administrator'], 'DE');
    const { key } = await started(who, 'id,last name\n7,A\n');
    const read = (separator: string) => ask(who, change, { input: { key, separator } });
    expect(await read('PIPE')).toMatchObject({ match: null });
    expect(await read('COMMA')).toMatchObject({ match: 'id' });
  });

  it('asks which one is meant where several are called so', async () => {
    await sql`update training_centres set name = 'Twin House' where id in (1, 2)`.execute(
      api.app.database.kysely,
    );
    const { key } = await started(admin, 'name,training centre\nDays,twin house\n', 'CentreEvent');
    await checked(admin, key);
    const { data } = await rows(admin, key);
    expect(data[0]?.problems).toContainEqual({
      column: 1,
      message: '2 records are called “twin house”: 1, 2. Write the number of the one that is meant.',
    });
    const made = [
      await api.make.participant({ city: 'Zqtwin' }),
      await api.make.participant({ city: 'Zqtwin' }),
    ];
    const people = await started(admin, 'city,first name\nZqtwin,Ada\n');
    await ask(admin, change, { input: { key: people.key, match: 'city' } });
    await checked(admin, people.key);
    const numbers = made.map(({ id }) => id).join(', ');
    expect((await rows(admin, people.key)).data[0]?.problems).toEqual([
      { column: 0, message: `2 records have this city: ${numbers}.` },
    ]);
  });

  it('finds what is called so in whatever letters, as the database writes them small', async () => {
    await admin.ask(creating('Participant'), {
      input: { first_name: 'Ada', last_name: 'Zqinan', country_id: '228', onekey_id: 'İZQ-ΟΣ' },
    });
    const { key } = await started(
      admin,
      'last name,first name,country,onekey id\nZqinan,Ada,TÜRKİYE,İZQ-ΟΣ\nZqinan,Ayla,türkiye,İZQ\n',
    );
    await ask(admin, change, { input: { key, match: 'onekey_id' } });
    await checked(admin, key);
    const { data } = await rows(admin, key);
    expect(data.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['UNCHANGED', []],
      ['NEW', []],
    ]);
  });

  it.each([
    ['the apostrophe of keyboards', "Côte d'Ivoire"],
    ['the one of typesetting', 'Côte d’Ivoire'],
    ['an accent that is a sign of its own', "Côte d'Ivoire".normalize('NFD')],
  ])('finds what is called so with %s', async (_what, country) => {
    const { key } = await started(admin, `last name,country\nZqapo,${country}\n`);
    expect(await checked(admin, key)).toMatchObject({ created: 1, refused: 0 });
  });

  it('takes the names of a list for its records', async () => {
    const file =
      'username,user_email,last name,countries\nqlist,qlist@convene.example,Qlist,Germany; France\nqnone,qnone@convene.example,Qnone,Atlantis\n';
    const { key } = await started(admin, file, 'User');
    expect(await checked(admin, key)).toMatchObject({ created: 1, refused: 1 });
    const refused = (await rows(admin, key)).data[1];
    expect(refused?.problems).toEqual([
      { column: 3, message: expect.stringContaining('Atlantis') as string },
    ]);
    await run(admin, key);
    const { users } = await admin.ask(
      '{ users(whereConditions: { column: USERNAME, operator: EQ, value: "qlist" }) { allowedCountries { name } } }',
      {},
    );
    expect(users).toMatchObject([{ allowedCountries: [{ name: 'France' }, { name: 'Germany' }] }]);
  });
});
