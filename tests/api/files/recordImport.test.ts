import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomeOf, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import {
  amend,
  ask,
  byKey,
  change,
  checked,
  people,
  peopleCalled,
  rows,
  rowsQuery,
  run,
  sent,
  settled,
  start,
  started,
  told,
} from './importWorld.ts';
import { useApi } from '../useApi.ts';

/** 5,000 where somebody looks at it for once: each is tried, and written. */
const total = Number(process.env['IMPORT_ROWS'] ?? 370);

/** Records from files: shown before they are written, mended, written once, by whoever may. */
describe('records from a file', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');
  const writtenOf = (lastName: string) => peopleCalled(api, lastName);

  it('shows what would be, writes nothing before it is asked to, and each row once', async () => {
    const { key } = await started(
      admin,
      'last_name,first_name,email,country,is hcp\nQvirinx,Anna,anna@quirin.example,Germany,yes\nQvirinx,,not an address,Atlantis,maybe\n',
    );
    expect(outcomeOf(await admin.send(byKey('runImport'), { key }))).toBe('IMPORT_UNCHECKED');
    const shown = await checked(admin, key);
    expect(shown).toMatchObject({ state: 'CHECKED', created: 1, refused: 1, done: 0 });
    expect(await people(admin, 'qvirinx')).toEqual([]);
    const { data } = await rows(admin, key, { outcome: 'REFUSED' });
    expect(data[0]?.problems.map(({ column }) => column)).toEqual([2, 3, 4]);
    expect(data[0]?.problems[1]?.message).toBe('There is no record called “Atlantis” that you can see.');
    expect(await run(admin, key)).toMatchObject({ state: 'DONE', done: 1, failed: 0 });
    expect(await people(admin, 'qvirinx')).toMatchObject([
      { firstName: 'Anna', isHcp: true, country: { name: 'Germany' } },
    ]);
    expect(outcomeOf(await admin.send(byKey('runImport'), { key }))).toBe('NOTHING_LEFT');
    expect(await people(admin, 'qvirinx')).toHaveLength(1);
  });

  it('of which something was written is not read another way: its rows would be written again (V3)', async () => {
    const { key } = await started(admin, 'last_name,first_name\nQtwice,Anna\nQtwice,Berta\n');
    await checked(admin, key);
    await run(admin, key);
    const answer = await admin.send(change, { input: { key, encoding: 'WINDOWS_1252' } });
    expect(validationOf(answer)).toEqual({
      'input.encoding': [
        'Some of its rows were written. Start again with the file to have it read another way.',
      ],
    });
    expect(await ask(admin, change, { input: { key, encoding: 'UTF_8', dates: 'DMY' } })).toMatchObject({
      dates: 'DMY',
      done: 2,
    });
    const amended = async (...cells: readonly string[]) =>
      validationOf(await admin.send(amend, { input: { key, position: 1, cells } }));
    expect(await amended('Qtwice', 'Cleo')).toEqual({
      'input.position': ['There is no such row, or it has been written.'],
    });
    expect(await amended('Qtwice', 'Cleo', 'more')).toEqual({
      'input.cells': ['The file has 2 columns.'],
    });
    await checked(admin, key);
    expect(outcomeOf(await admin.send(byKey('runImport'), { key }))).toBe('NOTHING_LEFT');
    expect(await people(admin, 'qtwice')).toHaveLength(2);
  });

  it('tells whoever brings a file again that it was imported before, and nobody else', async () => {
    const file = 'last_name,first_name\nQagain,Anna\n';
    const first = await started(admin, file);
    await checked(admin, first.key);
    expect(await started(admin, file)).toMatchObject({ importedBefore: null });
    await run(admin, first.key);
    expect((await started(admin, file))['importedBefore']).toMatch(/^2026-/);
    expect(await ask(admin, byKey('checkImport'), { key: first.key })).toMatchObject({
      importedBefore: null,
    });
    const other = await somebody(api, ['administrator'], 'DE');
    expect(await started(other, file)).toMatchObject({ importedBefore: null });
  });

  it('is somebody’s own, for types they may write, in the countries that they may write', async () => {
    const viewer = await api.as('viewer').send(start, sent('Participant', 'last name\nX\n'));
    expect(outcomeOf(viewer)).toBe('FORBIDDEN');
    expect(outcomeOf(await api.nobody.send(start, sent('Participant', 'last name\nX\n')))).toBe(
      'UNAUTHENTICATED',
    );
    expect(validationOf(await admin.send(start, sent('Audit', 'a\nX\n')))).toHaveProperty(['input.type']);
    const { key } = await started(admin, 'last name,country\nFremd,Germany\n');
    const other = await somebody(api, ['administrator'], 'DE');
    expect(outcomeOf(await other.send(byKey('checkImport'), { key }))).toBe('NOT_FOUND');
    expect((await other.ask(rowsQuery, { key }))['answer']).toBeNull();
    const german = await somebody(api, ['country_manager'], 'DE');
    const abroad = await started(german, 'last name,country\nHier,Germany\nDort,France\n');
    expect(await checked(german, abroad.key)).toMatchObject({ created: 1, refused: 1 });
  });

  it('of many rows with 37 wrong ones is mended, stopped, gone on with and finished', async () => {
    const every = Math.floor(total / 37);
    const lines = Array.from(
      { length: total },
      (_, index) =>
        `Viele,Nr${index},v${index}${index % every === 0 && index < 37 * every ? ' at' : '@'}viele.example`,
    );
    const { key } = await started(admin, `last name,first name,email\n${lines.join('\n')}\n`);
    await ask(admin, change, { input: { key, match: null } });
    const found = await checked(admin, key);
    expect(found).toMatchObject({ rows: total, created: total - 37, refused: 37 });
    // The task tells of records, not of the batches that they are looked at in.
    const ofTask = 'query ($id: ID!) { task(id: $id) { total done failed } }';
    const { task } = await admin.ask(ofTask, { id: found['taskId'] });
    expect(task).toEqual({ total, done: total - 37, failed: 37 });
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
    const whenAsked = await writtenOf('Viele');
    const stopped = await settled(admin, key);
    expect(stopped).toMatchObject({ state: 'STOPPED' });
    // The two batches under way end before their next row, and what each has written is counted.
    const written = await writtenOf('Viele');
    expect(written - whenAsked).toBeLessThanOrEqual(2);
    expect(stopped['done']).toBe(written);
    expect((await admin.ask(ofTask, { id: taskId }))['task']).toEqual({ total, done: written, failed: 0 });
    expect(await run(admin, key)).toMatchObject({ state: 'DONE', done: total, failed: 0 });
    const { rows: counted } = await sql<{ all: string; names: string }>`
      select count(*) as all, count(distinct first_name) as names from participants where last_name = 'Viele'`.execute(
      api.app.database.kysely,
    );
    expect(counted[0]).toEqual({ all: String(total), names: String(total) });
  });

  it('is written in the order of its rows: the last ones find no seat', async () => {
    const { id: event } = await api.make.event({ max_trainees: 28 });
    const lines = Array.from({ length: 30 }, (_, n) => `${event},Trainee,New,Qorder,Nr${n + 1},Germany`);
    const columns = [
      ...['centre_event_id', 'booking_type', 'booking_status'],
      ...['last_name', 'first_name', 'country_id'].map((name) => `participant.create.${name}`),
    ];
    const { key } = await started(admin, [columns.join(','), ...lines, ''].join('\n'), 'EventBooking');
    await admin.ask(change, { input: { key, columns } });
    expect(await checked(admin, key)).toMatchObject({ created: 30, refused: 0 });
    expect(await run(admin, key)).toMatchObject({ done: 28, failed: 2 });
    const { data } = await rows(admin, key, { state: 'FAILED' });
    expect(data.map(({ cells }) => cells[4])).toEqual(['Nr29', 'Nr30']);
  });

  it('has no row on a page far behind the last', async () => {
    const { key } = await started(admin, 'last name\nBell\n');
    const far = await admin.ask(
      'query ($key: ID!) { answer: recordImportRows(key: $key, first: 100, page: 2147483647) { total data { position } } }',
      { key },
    );
    expect(far['answer']).toEqual({ total: 1, data: [] });
  });
});
