import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/setup/testDocuments.ts';
import { writeXlsx } from '#server/sheets/xlsx/writeXlsx.ts';
import type { Fields } from '#tests/factories/records.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import { validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { ask, change, checked, people, rows, run, sent, start, started } from './importWorld.ts';
import { useApi } from '../useApi.ts';

/** How a file of records is read, its columns matched to fields and its rows to records, each by the rules of its own form. */
describe('records from a file', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');

  it('is read as it is written, and its columns by their names', async () => {
    const found = await started(
      admin,
      'Last name;First_Name;E-Mail;Country;Shoe size\nMüller;Anna;anna@qqa.example;Germany;38\n',
    );
    expect(found).toMatchObject({
      format: 'CSV',
      separator: 'SEMICOLON',
      encoding: 'UTF_8',
      state: 'READ',
      rows: 1,
    });
    expect(found.columns.map(({ field }) => field)).toEqual([
      'last_name',
      'first_name',
      'email',
      'country_id',
      null,
    ]);
    const again = await ask(admin, change, { input: { key: found.key, separator: 'COMMA' } });
    expect(again.columns).toHaveLength(1);
  });

  it('says what is to be collected in the words of the screens, and names what is no such thing', async () => {
    const [one, other] = [await api.make.event(), await api.make.event()];
    const asked = sent(
      'CentreEvent',
      `id,Details\n${one.id},Passport no.; allergies\n${other.id},Shoe size; Passport no.; Shoe size\n`,
    );
    const words = JSON.stringify({ passportNumber: 'Passport no.', allergies: 'Allergies' });
    const fields = [{ field: 'collect_fields', label: 'Details', words }];
    const { key } = await ask(admin, start, { input: { ...asked.input, fields } });
    await checked(admin, key);
    const { data } = await rows(admin, key);
    expect(data.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['CHANGED', []],
      ['REFUSED', [{ column: 1, message: '“Shoe size” is not a field that can be asked for.' }]],
    ]);
  });

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

  it.each([
    ['a column of ids', 'ID,last name\n7,A\n,B\n12,C\n', 'id'],
    ['numbers that are no ids', 'id,last name\n7,A\nA-12,B\n', null],
    ['a column of nothing', 'id,last name\n,A\n', null],
    ['no such column', 'number,last name\n7,A\n', null],
  ])('finds its records by their ids, where it has %s (V4)', async (_what, text, match) => {
    const who = await somebody(api, ['administrator'], 'DE');
    expect(await started(who, text)).toMatchObject({ match });
  });

  it('finds them by ids where those are seen once it is read another way (V4)', async () => {
    const who = await somebody(api, ['administrator'], 'DE');
    const { key } = await started(who, 'id,last name\n7,A\n');
    const read = (separator: string) => ask(who, change, { input: { key, separator } });
    expect(await read('PIPE')).toMatchObject({ match: null });
    expect(await read('COMMA')).toMatchObject({ match: 'id' });
  });

  it('takes the words of the screens, and fills what is inside of an input', async () => {
    const words = JSON.stringify({ NEW: 'Fresh', PENDING: 'Awaiting reply' });
    const text = `Status;Type;Event;Participant › Last name;Participant › Country;Dietary needs known;Arrival
is fresh;Is staff;Inside days;Qinside;Germany;ja;12.3.2027
awaiting REPLY;staff;Inside days;Qalso;Atlantis;no;3/12/2027
perhaps;STAFF;Inside days;;;;\n`;
    const { createCentreEvent } = await admin.ask(
      `mutation { createCentreEvent(input: { name: "Inside days", training_centre_id: 1, date_start: "2027-06-01", date_end: "2027-06-02", restrict_countries: false }) { id } }`,
      {},
    );
    const fields = [
      { field: 'booking_status', label: 'Status', words },
      { field: 'booking_type', label: 'Type' },
      { field: 'centre_event_id', label: 'Event' },
      { field: 'participant.create.last_name', label: 'Participant › Last name' },
      { field: 'participant.create.country_id', label: 'Participant › Country' },
      { field: 'accommodation', label: 'Dietary needs known' },
      { field: 'date_arrival', label: 'Arrival' },
    ];
    const file = new TestFile(Buffer.from(text), 'bookings.csv');
    const { key, columns } = await ask(admin, start, { input: { type: 'EventBooking', fields, file } });
    expect(columns.map(({ field }) => field)).toEqual(fields.map(({ field }) => field));
    await checked(admin, key);
    const { data } = await rows(admin, key);
    expect(data.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 4, message: 'There is no record called “Atlantis” that you can see.' }],
      [{ column: 0, message: data[2]?.problems[0]?.message }],
    ]);
    expect(data[2]?.problems[0]?.message).toContain('Must be one of');
    expect(await run(admin, key)).toMatchObject({ done: 1, failed: 0 });
    const { centreEvent } = await admin.ask(
      `query ($id: ID!) { centreEvent(id: $id) { eventBookings { bookingStatus bookingType accommodation dateArrival participant { fullName } } } }`,
      { id: (createCentreEvent as Fields)['id'] },
    );
    expect(centreEvent).toEqual({
      eventBookings: [
        {
          bookingStatus: 'NEW',
          bookingType: 'STAFF',
          accommodation: true,
          dateArrival: '2027-03-12',
          participant: { fullName: 'Qinside' },
        },
      ],
    });
  });

  it('has columns beside those of the file, with one value for all rows', async () => {
    const { id: event } = await api.make.event({});
    const file = new TestFile(Buffer.from('last;first\nQconstant;Anna\nQconstant\n'), 'people.csv');
    const { key } = await ask(admin, start, { input: { type: 'EventBooking', fields: [], file } });
    const fields = ['participant.create.last_name', 'participant.create.first_name'];
    const constants = [
      { field: 'centre_event_id', value: event },
      { field: 'booking_type', value: 'staff' },
      { field: 'booking_status', value: 'Pending' },
    ];
    const set = (input: Fields) => ask(admin, change, { input: { key, ...input } });
    await set({ columns: fields, constants: constants.slice(1) });
    expect(
      validationOf(
        await admin.send(change, { input: { key, constants: [{ field: 'nothing', value: '' }] } }),
      ),
    ).toEqual({
      'input.columns': ['There is no field nothing.'],
    });
    expect((await set({ constants })).columns.slice(2)).toMatchObject(constants);
    // Read another way, it has them all the same, and its own columns are chosen anew.
    await set({ separator: 'COMMA' });
    await set({ separator: 'SEMICOLON' });
    await set({ columns: [...fields, ...constants.map(({ field }) => field)] });
    expect(await checked(admin, key)).toMatchObject({ created: 2, refused: 0 });
    expect((await rows(admin, key)).data[1]?.cells).toEqual(['Qconstant', '', event, 'staff', 'Pending']);
    expect(await run(admin, key)).toMatchObject({ done: 2 });
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
  });

  it('finds what is called so in whatever letters, as the database writes them small', async () => {
    await admin.ask(
      'mutation ($input: CreateParticipantInput!) { createParticipant(input: $input) { id } }',
      { input: { first_name: 'Ada', last_name: 'Zqinan', country_id: '228', onekey_id: 'İZQ-ΟΣ' } },
    );
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

  it('offers no column for what whoever imports may not set, and refuses it where one is named all the same', async () => {
    const file = 'last name,fmv_amount,fmv_currency\nQfee,1250,EUR\n';
    const { key, columns } = await started(admin, file, 'Trainer');
    expect(columns.map(({ field }) => field)).toEqual(['last_name', null, null]);
    const named = await admin.send(change, {
      input: { key, columns: ['last_name', 'fmv_amount', 'fmv_currency'] },
    });
    expect(validationOf(named)).toEqual({ 'input.columns': ['You may not set fmv_amount.'] });
    const both = await somebody(api, ['country_manager', 'compliance'], 'DE');
    expect((await started(both, file, 'Trainer')).columns.map(({ field }) => field)).toEqual([
      'last_name',
      'fmv_amount',
      'fmv_currency',
    ]);
  });

  it('is refused with a column of passports, and nothing of it is kept (G4)', async () => {
    const text = 'Passport no.;Notes\nQXSEALED1;Sings\n';
    const message = validationOf(await admin.send(start, sent('EventBooking', text)))['input.file']?.[0];
    expect(message).toContain('Leave out “Passport no.”');
    const { rows: kept } = await sql`select 1 from record_imports i where i::text like '%QXSEALED%' union all
      select 1 from record_import_rows r where r::text like '%QXSEALED%'`.execute(api.app.database.kysely);
    expect(kept).toEqual([]);
    const hash = createHash('sha256').update(text).digest('hex');
    expect(await documentsOf(api.app).has(hash)).toBe(false);
    const { key } = await started(admin, 'Dokument,Notes\nX1,Sings\n', 'EventBooking');
    const set = { input: { key, columns: ['passport_number', 'notes'] } };
    expect(validationOf(await admin.send(change, set))).toHaveProperty(['input.columns']);
  });

  it('gives amounts their currency, from a workbook as from a text', async () => {
    const cell = (value: string | number) =>
      typeof value === 'number' ? ({ type: 'number', value } as const) : ({ type: 'text', value } as const);
    const file = await buffer(
      writeXlsx(
        ['Last name', 'fmv amount', 'fmv currency', 'fmv date'],
        Readable.from([
          ['Yen', 1_500, 'JPY', '2027-03-12'].map(cell),
          ['Euro', 1_500.5, 'EUR', '2027-03-12'].map(cell),
          ['Half', 0.5, 'JPY', '2027-03-12'].map(cell),
        ]),
        new Date(0),
      ),
    );
    const compliance = await somebody(api, ['administrator', 'compliance'], 'DE');
    const { key, format, columns } = await ask(compliance, start, sent('Trainer', file, 'fees.xlsx'));
    expect([format, columns.map(({ field }) => field).slice(0, 3)]).toEqual([
      'XLSX',
      ['last_name', 'fmv_amount', 'fmv_currency'],
    ]);
    await checked(compliance, key);
    const { data } = await rows(compliance, key);
    expect(
      data.map(({ problems }) => problems.filter(({ column }) => column === 1).map(({ message }) => message)),
    ).toEqual([[], [], ['Amounts in JPY have no decimals.']]);
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['a head alone', 'last name\n', 'The file has no rows.'],
    ['300 columns', `${'a,'.repeat(299)}a\n1\n`, 'At most 200'],
    ['a huge cell', `last name\n${'x'.repeat(40_000)}\n`, 'longer than 32767'],
    ['half an archive', 'PK\u0003\u0004nothing', 'damaged'],
  ])('with %s is refused in words', async (_name, content, words) => {
    const message = validationOf(await admin.send(start, sent('Participant', content)))['input.file']?.[0];
    expect(message).toContain(words);
  });

  it.each([
    ['one with a NUL', 'a\0b.csv', 'a\ufffdb.csv'],
    ['a long one, by its end', `${'é'.repeat(300)}.csv`, `${'é'.repeat(196)}.csv`],
    ['none', null, 'File'],
  ])('is kept under a name that can be kept: %s', async (_what, name, kept) => {
    const { fileName } = await ask(admin, start, sent('Participant', 'last name\nBell\n', name));
    expect(fileName).toBe(kept);
  });

  it('takes no formula for a value, and no character that cannot be kept', async () => {
    const { key } = await started(admin, 'last name,notes\n=HYPERLINK("x"),a\nBell,b\u0000c\n');
    expect(await checked(admin, key)).toMatchObject({ refused: 1, created: 1 });
    const { data } = await rows(admin, key, { outcome: 'REFUSED' });
    expect(data[0]?.problems).toEqual([
      { column: 0, message: 'This is a formula. Please put its value in its place.' },
    ]);
  });
});
