import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { guessSettings, readSheet } from '#server/sheets/readSheet.ts';
import { type Fields, unique } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

const mutation =
  'mutation ($input: ExportRecordsInput!) { file: exportRecords(input: $input) { key fileName rows path message } }';
const query = 'query ($key: ID!) { file: exportedRecords(key: $key) { key rows path message } }';
const column = (source: string, over: Fields = {}) => ({ source, label: source.toUpperCase(), ...over });

/** Files of records: audited before they are there, and of what whoever asks may see. */
describe('a file of records', () => {
  const api = useApi();
  const admin = api.as('administrator');

  const input = (over: Fields = {}) => ({
    input: {
      selection: {
        type: 'Participant',
        arguments: JSON.stringify({
          where: { text_search: 'ma' },
          orderBy: [{ column: 'LAST_NAME', order: 'DESC' }],
        }),
      },
      title: 'Participants',
      format: 'CSV',
      columns: [
        column('fullName'),
        column('country'),
        column('isHcp'),
        column('spokenLanguages'),
        column('dateCreated'),
      ],
      ...over,
    },
  });
  const made = async (who: Client, over?: Fields) =>
    (await who.ask(mutation, input(over)))['file'] as { key: string; path: string; rows: number };
  const fetched = async (username: string, path: string) =>
    api.app.app.inject({
      url: path,
      headers: { authorization: `Bearer ${await api.app.tokenOf(username)}` },
    });
  const sheetOf = async (bytes: Buffer) => {
    const open = async () => Readable.from([bytes]);
    const rows: (readonly unknown[])[] = [];
    for await (const { cells } of readSheet(open, await guessSettings(open))) rows.push(cells);
    return rows;
  };

  it('has what the list has, in its order, with its words', async () => {
    const { path, rows } = await made(admin);
    const answer = await fetched('administrator', path);
    expect(answer.headers['content-disposition']).toBe('attachment; filename=Participants.csv');
    const [head, ...cells] = await sheetOf(answer.rawPayload);
    expect(head).toEqual(['FULLNAME', 'COUNTRY', 'ISHCP', 'SPOKENLANGUAGES', 'DATECREATED']);
    const list = `{ participants(first: 200, where: { text_search: "ma" }, orderBy: [{ column: LAST_NAME, order: DESC }]) {
      data { fullName country { name } isHcp spokenLanguages dateCreated } paginatorInfo { total } } }`;
    const { participants } = await admin.ask(list, {});
    const { data, paginatorInfo } = participants as {
      data: readonly Fields[];
      paginatorInfo: { total: number };
    };
    expect([cells.length, rows]).toEqual([paginatorInfo.total, paginatorInfo.total]);
    expect(cells.slice(0, 200)).toEqual(
      data.map((row) => [
        row['fullName'],
        (row['country'] as Fields | null)?.['name'] ?? '',
        row['isHcp'] === true ? 'yes' : 'no',
        (row['spokenLanguages'] as readonly string[]).join('; '),
        row['dateCreated'],
      ]),
    );
  });

  it('says of a row without a value what it is told to', async () => {
    const { path } = await made(admin, {
      selection: { type: 'EventBooking' },
      columns: [
        { ...column('participant'), empty: 'Placeholder' },
        { ...column('participant'), otherwise: 'centreEvent' },
        column('centreEvent'),
      ],
    });
    const rows = await sheetOf((await fetched('administrator', path)).rawPayload);
    const names = rows.map(([name]) => name);
    expect(names).toContain('Placeholder');
    expect(names).not.toContain('');
    for (const [name, otherwise, event] of rows.slice(1))
      expect(otherwise).toBe(name === 'Placeholder' ? event : name);
  });

  it('is a workbook whose cells know what they are, on the clock of their rows', async () => {
    await sql`update centre_events set name = '=1+1' where id = 1`.execute(api.app.database.kysely);
    const { path } = await made(admin, {
      selection: { type: 'CentreEvent', ids: ['1'] },
      format: 'XLSX',
      zone: 'timeZone',
      columns: [
        column('name'),
        column('dateStart'),
        column('isPublished'),
        column('dateCreated'),
        column('trainingCentre', { names: ['name', 'country.name'] }),
      ],
    });
    const [, row] = await sheetOf((await fetched('administrator', path)).rawPayload);
    // Text, and no formula.
    expect(row?.[0]).toBe("'=1+1");
    expect(row?.[1]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(typeof row?.[2]).toBe('boolean');
    const { centreEvent } = await admin.ask('{ centreEvent(id: 1) { dateCreated timeZone } }', {});
    const { dateCreated, timeZone } = centreEvent as { dateCreated: string; timeZone: string };
    const local = new Date(dateCreated).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
    expect(row?.[3]).toBe(local);
    expect(row?.[4]).toContain(' · ');
  });

  it('guards formulas, gives amounts their decimals, and tells programs the values', async () => {
    await sql`update trainers set first_name = '=x', fmv_amount = 123450, fmv_currency = 'KWD' where id = 1`.execute(
      api.app.database.kysely,
    );
    const columns = [column('firstName'), column('fmvAmount', { currency: 'fmvCurrency' })];
    const { path } = await made(admin, { selection: { type: 'Trainer', ids: ['1'] }, columns });
    expect((await fetched('administrator', path)).body).toContain('"\'=x",123.450\r\n');
    const json = await made(admin, {
      selection: { type: 'Trainer', ids: ['1'] },
      format: 'JSON',
      columns,
    });
    expect((await fetched('administrator', json.path)).json()).toEqual([
      { firstName: '=x', fmvAmount: 123450 },
    ]);
  });

  it('has rows of a view, whose ids are no numbers', async () => {
    const { path, rows } = await made(admin, {
      selection: { type: 'ReportableSpend', arguments: '{"where":{"date_start_gte":"2026-11-01"}}' },
      columns: [column('lineAmount')],
    });
    expect(rows).toBeGreaterThan(0);
    expect((await fetched('administrator', path)).body.trim().split('\r\n')).toHaveLength(rows + 1);
  });

  it('is for whoever asked alone, for ten minutes', async () => {
    const { key, path } = await made(admin);
    expect((await fetched('booker', path)).statusCode).toBe(404);
    expect((await api.as('booker').ask(query, { key }))['file']).toBeNull();
    const before = api.app.clock.now;
    api.app.clock.now = new Date(before.getTime() + 10 * 60_000);
    expect((await fetched('administrator', path)).statusCode).toBe(404);
    expect((await admin.ask(query, { key }))['file']).toMatchObject({ path: null });
    api.app.clock.now = before;
  });

  it('is nobody’s who has other rights by now than when it was made (S1)', async () => {
    const username = `eager-${unique()}`;
    const { id } = await api.make.user({ username, roles: ['compliance'], password: testPassword });
    const eager = api.as(username);
    const { key, path } = await made(eager, {
      selection: { type: 'Trainer' },
      columns: [column('fmvAmount')],
    });
    expect((await fetched(username, path)).statusCode).toBe(200);
    await admin.ask('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ID } }', {
      input: { id, roles: ['viewer'] },
    });
    expect((await fetched(username, path)).statusCode).toBe(404);
    expect((await eager.ask(query, { key }))['file']).toMatchObject({
      path: null,
      message: 'Your rights have changed since this file was made. Please export it again.',
    });
  });

  it('stands in the log first, counted by the server; where it is refused there is none', async () => {
    const german = await somebody(api, ['country_manager'], 'DE');
    const asked = { selection: { type: 'Participant' } };
    const [all, own] = [await made(admin, asked), await made(german, asked)];
    expect(all.rows).toBeGreaterThan(own.rows);
    const { rows } = await sql<{ type: string; rows: string }>`
      select auditable_type as type, new_values ->> 'rows' as rows from audits where event = 'exported' order by id desc limit 2`.execute(
      api.app.database.kysely,
    );
    expect(rows.map((row) => [row.type, Number(row.rows)])).toEqual([
      ['Participant', own.rows],
      ['Participant', all.rows],
    ]);
    expect(
      outcomeOf(
        await api
          .as('booker')
          .send(mutation, input({ selection: { type: 'Audit' }, columns: [column('event')] })),
      ),
    ).toBe('FORBIDDEN');
    const hidden = await made(api.as('viewer'), {
      columns: [column('fullName'), column('email')],
      selection: { type: 'Participant' },
    });
    const [, ...cells] = await sheetOf((await fetched('viewer', hidden.path)).rawPayload);
    expect(new Set(cells.map((row) => row[1]))).toEqual(new Set(['']));
  });

  it.each([
    ['columns.0.source', { columns: [column('nothing')] }],
    ['columns.0.source', { columns: [column('country.nothing')] }],
    ['columns.0.source', { columns: [column('eventBookings.centreEvent.eventBookings.id')] }],
    ['columns', { columns: [] }],
    ['selection.type', { selection: { type: 'Nothing' } }],
    ['zone', { zone: 'country' }],
  ])('is refused with a wrong %s', async (path, over) => {
    expect(Object.keys(validationOf(await admin.send(mutation, input(over))))).toEqual([`input.${path}`]);
  });

  it('of more than 10,000 rows is made in a task', async () => {
    await sql`insert into redirects (path, target) select '/long/' || n, '/' from generate_series(1, 10001) n`.execute(
      api.app.database.kysely,
    );
    const { key, path } = await made(admin, { selection: { type: 'Redirect' }, columns: [column('path')] });
    expect(path).toBeNull();
    const file = async () =>
      (await admin.ask(query, { key }))['file'] as { path: string | null; rows: number };
    await expect.poll(async () => (await file()).path, { timeout: 30_000, interval: 100 }).not.toBeNull();
    const found = await file();
    const answer = await fetched('administrator', found.path ?? '');
    expect(answer.body.split('\r\n').length).toBe(found.rows + 2);
    expect(found.rows).toBeGreaterThan(10_000);
  }, 60_000);
});
