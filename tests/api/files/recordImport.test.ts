import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '#server/sheets/xlsx/writeXlsx.ts';
import type { Fields } from '#tests/factories/records.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { startApi, type Api } from '../startApi.ts';

const told = `key type fileName format encoding separator decimals dates match clears state message taskId
  columns { name field samples } fields { field label required matches } rows checked created changed unchanged refused done failed importedBefore`;
const start = `mutation ($input: StartImportInput!) { answer: startImport(input: $input) { ${told} } }`;
const byKey = (name: string) => `mutation ($key: ID!) { answer: ${name}(key: $key) { ${told} } }`;
const change = `mutation ($input: ChangeImportInput!) { answer: changeImport(input: $input) { ${told} } }`;
const rowFields =
  'position line cells outcome state recordId problems { column message } changes { field old new }';
const rowsQuery = `query ($key: ID!, $outcome: ImportOutcome, $state: ImportRowState) {
  answer: recordImportRows(key: $key, outcome: $outcome, state: $state, first: 100) { total data { ${rowFields} } } }`;
const amend = `mutation ($input: AmendImportRowInput!) { answer: amendImportRow(input: $input) { ${rowFields} } }`;

/** 5,000 where somebody looks at it for once: each is tried, and written. */
const total = Number(process.env['IMPORT_ROWS'] ?? 370);

interface Told extends Fields {
  readonly key: string;
  readonly state: string;
  readonly columns: readonly { readonly name: string; readonly field: string | null }[];
}
interface Row extends Fields {
  readonly position: number;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly column: number | null; readonly message: string }[];
}

/** Records from files: shown before they are written, written once, each by the rules of its own form. */
describe('records from a file', { timeout: 120_000 }, () => {
  let api: Api;
  let admin: Client;
  beforeAll(async () => {
    api = await startApi();
    admin = api.as('administrator');
  });
  afterAll(() => api.close());

  const ask = async (who: Client, query: string, variables: Fields): Promise<Told> =>
    (await who.ask(query, variables))['answer'] as Told;
  const sent = (type: string, text: string | Buffer, name: string | null = 'people.csv') => ({
    input: { type, fields: [], file: new TestFile(Buffer.from(text), name) },
  });
  const started = (text: string | Buffer, who = admin, type = 'Participant') =>
    ask(who, start, sent(type, text));
  const rows = async (who: Client, key: string, only: Fields = {}) =>
    (await who.ask(rowsQuery, { key, ...only }))['answer'] as {
      readonly total: number;
      readonly data: readonly Row[];
    };
  const settled = async (who: Client, key: string): Promise<Told> => {
    const deadline = Date.now() + 90_000;
    for (;;) {
      const found = await ask(who, `query ($key: ID!) { answer: recordImport(key: $key) { ${told} } }`, {
        key,
      });
      if (!['CHECKING', 'RUNNING'].includes(found.state)) return found;
      if (Date.now() > deadline) throw new Error(`It is still ${found.state}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const checked = async (who: Client, key: string) => {
    await who.ask(byKey('checkImport'), { key });
    return settled(who, key);
  };
  const run = async (who: Client, key: string) => {
    await who.ask(byKey('runImport'), { key });
    return settled(who, key);
  };
  const people = async (name: string): Promise<readonly Fields[]> => {
    const query = `query ($name: String) { participants(where: { text_search: $name }, first: 100) {
      data { id firstName lastName email isHcp country { name } } } }`;
    return ((await admin.ask(query, { name }))['participants'] as { data: readonly Fields[] }).data;
  };

  it('is read as it is written, and its columns by their names', async () => {
    const found = await started(
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

  it('shows what would be, writes nothing before it is asked to, and each row once', async () => {
    const { key } = await started(
      'last_name,first_name,email,country,is hcp\nQvirinx,Anna,anna@quirin.example,Germany,yes\nQvirinx,,not an address,Atlantis,maybe\n',
    );
    const shown = await checked(admin, key);
    expect(shown).toMatchObject({ state: 'CHECKED', created: 1, refused: 1, done: 0 });
    expect(await people('qvirinx')).toEqual([]);
    const { data } = await rows(admin, key, { outcome: 'REFUSED' });
    expect(data[0]?.problems.map(({ column }) => column)).toEqual([3, 4]);
    expect(data[0]?.problems[0]?.message).toBe('There is no record called “Atlantis” that you can see.');
    expect(await run(admin, key)).toMatchObject({ state: 'DONE', done: 1, failed: 0 });
    expect(await people('qvirinx')).toMatchObject([
      { firstName: 'Anna', isHcp: true, country: { name: 'Germany' } },
    ]);
    expect(outcomeOf(await admin.send(byKey('runImport'), { key }))).toBe('NOTHING_LEFT');
    expect(await people('qvirinx')).toHaveLength(1);
  });

  it('tells whoever brings a file again that it was imported before, and nobody else', async () => {
    const file = 'last_name,first_name\nQagain,Anna\n';
    const first = await started(file);
    await checked(admin, first.key);
    expect(await started(file)).toMatchObject({ importedBefore: null });
    await run(admin, first.key);
    expect((await started(file))['importedBefore']).toMatch(/^2026-/);
    expect(await ask(admin, byKey('checkImport'), { key: first.key })).toMatchObject({
      importedBefore: null,
    });
    const other = await somebody(api, ['administrator'], 'DE');
    expect(await started(file, other)).toMatchObject({ importedBefore: null });
  });

  it('finds its records by a key: changed, as they are, new, twice, and not at all', async () => {
    const first = await started('last name,first name,onekey id\nZqoll,Ada,ZQ1\nZqoll,Bea,ZQ2\n');
    await checked(admin, first.key);
    await run(admin, first.key);
    const { key } = await started(
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
    expect((await people('zqoll')).map(({ firstName }) => firstName).sort()).toEqual([
      'Ada',
      'Beate',
      'Cleo',
    ]);
    const next = await started('onekey id,last name,first name\nZQ2,Zqoll,Beate\n');
    expect(next).toMatchObject({ match: 'onekey_id' });
    expect(await checked(admin, next.key)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    const byNumber = await started('id,last name\n999999999,Nobody\n');
    expect(byNumber).toMatchObject({ match: null });
    await ask(admin, change, { input: { key: byNumber.key, match: 'id' } });
    expect(await checked(admin, byNumber.key)).toMatchObject({ refused: 1 });
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

  it('asks which one is meant where several are called so', async () => {
    await sql`update training_centres set name = 'Twin House' where id in (1, 2)`.execute(
      api.app.database.kysely,
    );
    const { key } = await started('name,training centre\nDays,twin house\n', admin, 'CentreEvent');
    await checked(admin, key);
    const { data } = await rows(admin, key);
    expect(data[0]?.problems).toContainEqual({
      column: 1,
      message: '2 records are called “twin house”: 1, 2. Write the number of the one that is meant.',
    });
  });

  it('takes the names of a list for its records', async () => {
    const file =
      'username,user_email,last name,countries\nqlist,qlist@convene.example,Qlist,Germany; France\nqnone,qnone@convene.example,Qnone,Atlantis\n';
    const { key } = await started(file, admin, 'User');
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
    const { key, columns } = await started(file, admin, 'Trainer');
    expect(columns.map(({ field }) => field)).toEqual(['last_name', null, null]);
    const named = await admin.send(change, {
      input: { key, columns: ['last_name', 'fmv_amount', 'fmv_currency'] },
    });
    expect(validationOf(named)).toEqual({ 'input.columns': ['You may not set fmv_amount.'] });
    const both = await somebody(api, ['country_manager', 'compliance'], 'DE');
    expect((await started(file, both, 'Trainer')).columns.map(({ field }) => field)).toEqual([
      'last_name',
      'fmv_amount',
      'fmv_currency',
    ]);
  });

  it('is somebody’s own, for types they may write, in the countries that they may write', async () => {
    const viewer = await api.as('viewer').send(start, sent('Participant', 'last name\nX\n'));
    expect(outcomeOf(viewer)).toBe('FORBIDDEN');
    expect(outcomeOf(await api.nobody.send(start, sent('Participant', 'last name\nX\n')))).toBe(
      'UNAUTHENTICATED',
    );
    expect(validationOf(await admin.send(start, sent('Audit', 'a\nX\n')))).toHaveProperty(['input.type']);
    const { key } = await started('last name,country\nFremd,Germany\n');
    const other = await somebody(api, ['administrator'], 'DE');
    expect(outcomeOf(await other.send(byKey('checkImport'), { key }))).toBe('NOT_FOUND');
    expect((await other.ask(rowsQuery, { key }))['answer']).toBeNull();
    const german = await somebody(api, ['country_manager'], 'DE');
    const abroad = await started('last name,country\nHier,Germany\nDort,France\n', german);
    expect(await checked(german, abroad.key)).toMatchObject({ created: 1, refused: 1 });
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
    const found = await ask(api.as('compliance'), start, sent('Trainer', file, 'fees.xlsx')).catch(
      () => null,
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
    expect(found).toBeNull();
  });

  it('of many rows with 37 wrong ones is mended, stopped, gone on with and finished', async () => {
    const every = Math.floor(total / 37);
    const lines = Array.from(
      { length: total },
      (_, index) =>
        `Viele,Nr${index},v${index}${index % every === 0 && index < 37 * every ? ' at' : '@'}viele.example`,
    );
    const { key } = await started(`last name,first name,email\n${lines.join('\n')}\n`);
    await ask(admin, change, { input: { key, match: null } });
    expect(await checked(admin, key)).toMatchObject({ rows: total, created: total - 37, refused: 37 });
    const path = (await admin.ask('mutation ($key: ID!) { importProblems(key: $key) }', { key }))[
      'importProblems'
    ] as string;
    const download = async (who: string) =>
      api.app.app.inject({ url: path, headers: { authorization: `Bearer ${await api.app.tokenOf(who)}` } });
    const file = await download('administrator');
    expect(file.headers['content-disposition']).toContain('people - refused.csv');
    const [head, ...refused] = file.body.trim().split('\r\n');
    expect([head, refused.length]).toEqual(['last name,first name,email,Reasons', 37]);
    expect(refused[0]).toContain('Must be an e-mail address');
    expect((await download('booker')).statusCode).toBe(404);
    for (const row of (await rows(admin, key, { outcome: 'REFUSED' })).data) {
      const [last = '', name = '', email = ''] = row.cells;
      const mended = await ask(admin, amend, {
        input: { key, position: row.position, cells: [last, name, email.replace(' at', '@')] },
      });
      expect(mended).toMatchObject({ outcome: 'NEW', problems: [] });
    }
    const { taskId } = await ask(admin, byKey('runImport'), { key });
    await expect
      .poll(
        async () =>
          Number(
            (await ask(admin, `query ($key: ID!) { answer: recordImport(key: $key) { ${told} } }`, { key }))[
              'done'
            ],
          ),
        { timeout: 20_000 },
      )
      .toBeGreaterThan(20);
    expect(outcomeOf(await admin.send(change, { input: { key, dates: 'MDY' } }))).toBe('IMPORT_UNDER_WAY');
    await admin.ask('mutation ($id: ID!) { cancelTask(id: $id) { id } }', { id: taskId });
    const stopped = await settled(admin, key);
    expect(stopped).toMatchObject({ state: 'STOPPED' });
    expect(stopped['done']).toBeLessThan(total);
    expect(await run(admin, key)).toMatchObject({ state: 'DONE', done: total, failed: 0 });
    const { rows: counted } = await sql<{ all: string; names: string }>`
      select count(*) as all, count(distinct first_name) as names from participants where last_name = 'Viele'`.execute(
      api.app.database.kysely,
    );
    expect(counted[0]).toEqual({ all: String(total), names: String(total) });
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

  it('has no row on a page far behind the last', async () => {
    const { key } = await started('last name\nBell\n');
    const far = await admin.ask(
      'query ($key: ID!) { answer: recordImportRows(key: $key, first: 100, page: 2147483647) { total data { position } } }',
      { key },
    );
    expect(far['answer']).toEqual({ total: 1, data: [] });
  });

  it('takes no formula for a value, and no character that cannot be kept', async () => {
    const { key } = await started('last name,notes\n=HYPERLINK("x"),a\nBell,b\u0000c\n');
    expect(await checked(admin, key)).toMatchObject({ refused: 1, created: 1 });
    const { data } = await rows(admin, key, { outcome: 'REFUSED' });
    expect(data[0]?.problems).toEqual([
      { column: 0, message: 'This is a formula. Please put its value in its place.' },
    ]);
  });
});
