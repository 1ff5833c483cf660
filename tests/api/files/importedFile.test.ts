import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/setup/testDocuments.ts';
import type { Fields } from '#tests/factories/records.ts';
import { requestOf, TestFile } from '#tests/setup/multipart.ts';
import { validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { ask, change, checked, rows, run, sent, start, started } from './importWorld.ts';
import { useApi } from '../useApi.ts';

/** How a file of records is read and its columns are matched to fields, and what is refused of it. */
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

  it('names all that is wrong with a row at once', async () => {
    const { key } = await started(
      admin,
      'Last name,E-mail,Country\n,nobody at home,Atlantis\nQall,nobody at home,Germany\n',
    );
    await checked(admin, key);
    const { data } = await rows(admin, key);
    const email = { column: 1, message: expect.stringContaining('e-mail') as string };
    expect(data.map(({ problems }) => problems)).toEqual([
      [
        { column: 0, message: 'This field must be filled in.' },
        email,
        { column: 2, message: 'There is no record called “Atlantis” that you can see.' },
      ],
      [email],
    ]);
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

  it('offers no column for what whoever imports may not set, and refuses it where one is named all the same', async () => {
    const file = 'last name,fmv_amount,fmv_currency\nQfee,1250,EUR\n';
    const { key, columns } = await started(admin, file, 'Trainer');
    expect(columns.map(({ field }) => field)).toEqual(['last_name', null, null]);
    const named = await admin.send(change, {
      input: { key, columns: ['last_name', 'fmv_amount', 'fmv_currency'] },
    });
    expect(validationOf(named)).toEqual({ 'input.columns': ['You may not set fmv_amount.'] });
    const refused = async (input: Fields) =>
      validationOf(await admin.send(change, { input: { key, ...input } }));
    expect(await refused({ columns: ['last_name', 'last_name', null] })).toEqual({
      'input.columns': ['Two columns fill the same field.'],
    });
    expect(await refused({ match: 'country_id' })).toEqual({
      'input.match': ['Records cannot be found by this.'],
    });
    // A match would tell of a value that they do not read (S1).
    const partly = await somebody(api, ['country_manager', 'booker'], 'DE');
    const found = await started(partly, 'last name,email\nQfee,fee@q.example\n', 'Trainer');
    expect(validationOf(await partly.send(change, { input: { key: found.key, match: 'email' } }))).toEqual({
      'input.match': ['Records cannot be found by this.'],
    });
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

  it('keeps nobody from importing while it is still coming', async () => {
    const { app } = api.app;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { headers, payload } = requestOf(start, sent('Participant', 'Last name\nSlow\n'));
    const begun = ['administrator', 'global_manager', 'country_manager'].map(async (who) => {
      const request = http.request({
        ...{ port, host: '127.0.0.1', path: '/graphql', method: 'POST' },
        headers: { ...headers, authorization: `Bearer ${await api.app.tokenOf(who)}` },
      });
      const answered = once(request, 'response');
      request.write((payload as Buffer).subarray(0, -35));
      return { request, answered };
    });
    const slow = await Promise.all(begun);
    // Each of them has been let in by then.
    await setTimeout(500);
    expect(await started(admin, 'Last name\nQuick\n')).toMatchObject({ state: 'READ', rows: 1 });
    for (const { request } of slow) request.end((payload as Buffer).subarray(-35));
    for (const { answered } of slow) {
      const [response] = (await answered) as [http.IncomingMessage];
      expect(await text(response)).toContain('"state":"READ"');
    }
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
});
