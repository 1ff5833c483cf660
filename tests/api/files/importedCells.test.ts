import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '#server/sheets/csv/writeCsv.ts';
import { writeXlsx } from '#server/sheets/xlsx/writeXlsx.ts';
import { creating } from '../mutations.ts';
import { somebody } from '../somebody.ts';
import { ask, checked, rows, run, sent, start, started } from './importWorld.ts';
import { useApi } from '../useApi.ts';

describe('a cell of a file', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');

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
    // Where no column says it, it is the one of the record.
    const fee = { last_name: 'Qyen', fmv_amount: 1_500, fmv_currency: 'JPY' };
    const { made } = await compliance.ask(creating('Trainer'), { input: fee });
    const changed = await started(
      compliance,
      `id,fmv amount\n${(made as { id: string }).id},0.5\n`,
      'Trainer',
    );
    await checked(compliance, changed.key);
    expect((await rows(compliance, changed.key)).data[0]?.problems).toEqual([
      { column: 1, message: 'Amounts in JPY have no decimals.' },
    ]);
  });

  it.each(['CSV', 'XLSX'] as const)('takes back a text that begins as a formula, from %s', async (format) => {
    const written = [
      ['last name', 'speciality'],
      ['=Formula', `${format} sums`],
      ["'=Quoted", `${format} sums`],
    ];
    const [head = [], ...lines] = written;
    const typed = lines.map((line) => line.map((value) => ({ type: 'text' as const, value })));
    const file =
      format === 'CSV'
        ? await buffer(Readable.from(writeCsv(Readable.from(written))))
        : await buffer(writeXlsx(head, Readable.from(typed), new Date(0)));
    const { key } = await started(admin, file);
    await checked(admin, key);
    expect((await rows(admin, key)).data.map(({ cells }) => cells[0])).toEqual(["'=Formula", "''=Quoted"]);
    expect(await run(admin, key)).toMatchObject({ done: 2 });
    const { rows: made } = await sql<{ last_name: string }>`select last_name from participants
      where speciality = ${`${format} sums`} order by id`.execute(api.app.database.kysely);
    expect(made.map(({ last_name: name }) => name)).toEqual(['=Formula', "'=Quoted"]);
  });

  it('takes no formula for a value, and no character that cannot be kept', async () => {
    const { key } = await started(admin, 'last name,notes\n=HYPERLINK("x"),a\nBell,b\u0000c\n');
    expect(await checked(admin, key)).toMatchObject({ refused: 1, created: 1 });
    const { data } = await rows(admin, key, { outcome: 'REFUSED' });
    expect(data[0]?.problems).toEqual([
      { column: 0, message: 'This is a formula. Please put its value in its place.' },
    ]);
    const { path } = await admin.ask('mutation ($key: ID!) { path: importProblems(key: $key) }', { key });
    const headers = { authorization: `Bearer ${await api.app.tokenOf('administrator')}` };
    const again = await started(admin, (await api.app.app.inject({ url: String(path), headers })).rawPayload);
    expect(await checked(admin, again.key), 'what was refused, read again').toMatchObject({ refused: 1 });
  });
});
