import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { type Client, outcomeOf, validationOf } from '../Client.ts';
import {
  change,
  changing,
  ended,
  preview,
  taskFields,
  variables,
  type Asked,
  type PreviewRow,
  type TaskData,
} from './changeWorld.ts';
import { useApi } from '../useApi.ts';
import { updating } from '../mutations.ts';

/** V3: many records are changed at once, each as by its form. */
describe('a change of many records', { timeout: 60_000 }, () => {
  const api = useApi();
  const manager = api.as('global_manager');

  /** All of it, look by look, as the dialog asks for it. */
  const previewAll = async (who: Client, asked: Asked): Promise<readonly PreviewRow[]> => {
    const first = await preview(who, asked);
    const rows = [...first.rows];
    for (let at = first.looked; at < first.total;) {
      const { looked, rows: more } = await preview(who, { ...asked, ids: first.ids.slice(at, at + 100) });
      rows.push(...more);
      at += looked;
    }
    return rows;
  };
  const versionsOf = (rows: readonly PreviewRow[]) =>
    JSON.stringify(
      Object.fromEntries(
        rows.filter(({ state }) => state === 'CHANGES').map(({ id, version }) => [id, version]),
      ),
    );
  const undo = async (who: Client, task: TaskData): Promise<TaskData> => {
    const { found } = await who.ask(
      `mutation ($id: ID!) { found: undoRecordChange(task: $id) { ${taskFields} } }`,
      { id: task.id },
    );
    return ended(who, (found as TaskData).id);
  };
  const participantsOf = async (ids: readonly string[]): Promise<readonly Fields[]> => {
    const { found } = await manager.ask(
      'query ($ids: [ID!]) { found: participants(first: 200, where: { id: $ids }, orderBy: { column: DATE_CREATED, order: ASC }) { data { id city jobTitle spokenLanguages country { countryCode } dateModified } } }',
      { ids },
    );
    return (found as { readonly data: readonly Fields[] }).data;
  };

  it('is tried out, done to more rows of a filter than one look takes, and taken back', async () => {
    const { found } = await manager.ask('{ found: participants(first: 110) { data { id } } }', {});
    const ids = (found as { readonly data: readonly { readonly id: string }[] }).data.map(({ id }) => id);
    const asked: Asked = {
      type: 'Participant',
      arguments: { where: { id: ids } },
      changes: { city: 'Kielce', job_title: null },
      add: { spoken_languages: ['Latin'] },
    };
    const before = await participantsOf(ids);
    const rows = await previewAll(manager, asked);
    expect(rows.filter(({ state }) => state === 'CHANGES')).toHaveLength(110);
    expect(rows.every(({ label }) => label !== '')).toBe(true);
    expect(rows[0]?.changes.find(({ field }) => field === 'city')).toMatchObject({ after: 'Kielce' });
    expect(await participantsOf(ids)).toEqual(before);

    const done = await change(manager, asked, versionsOf(rows));
    expect(done).toMatchObject({ title: 'Change of 110 participants', state: 'DONE', done: 110, failed: 0 });
    expect(new Set(done.rows.map(({ label }) => label))).toEqual(new Set(rows.map(({ label }) => label)));
    const after = await participantsOf(ids);
    expect(after.every(({ city, jobTitle }) => city === 'Kielce' && jobTitle === null)).toBe(true);
    expect(after.map(({ spokenLanguages }) => spokenLanguages)).toEqual(
      before.map(({ spokenLanguages }) => [...new Set([...(spokenLanguages as string[]), 'Latin'])]),
    );
    expect(await preview(manager, asked)).toMatchObject({ changing: 0, refused: 0 });

    await manager.ask(updating('Participant'), { input: { id: ids[7], city: 'Lublin' } });
    const undone = await undo(manager, done);
    expect(undone).toMatchObject({ state: 'DONE', done: 109, failed: 1 });
    expect(undone.rows.find(({ state }) => state === 'FAILED')).toMatchObject({
      key: ids[7],
      message: 'Somebody has changed this record since, so it was left as it is.',
    });
    const without = (all: readonly Fields[]) =>
      all.filter(({ id }) => id !== ids[7]).map(({ dateModified: _moment, ...row }) => row);
    expect(without(await participantsOf(ids))).toEqual(without(before));
    expect(
      outcomeOf(
        await manager.send('mutation ($id: ID!) { undoRecordChange(task: $id) { id } }', { id: done.id }),
      ),
    ).toBe('UNDONE');
  });

  it('overwrites nothing that somebody changed after the preview (K6), and does a click once (K5)', async () => {
    const [one, other] = [await api.make.trainer(), await api.make.trainer()];
    const fee = { fmv_amount: 25_000, fmv_currency: 'EUR' };
    const asked = { type: 'Trainer', ids: [one.id, other.id], changes: fee };
    const compliance = api.as('compliance');
    const { rows } = await preview(compliance, asked);
    expect(rows[0]?.changes).toContainEqual({
      field: 'fmv_amount',
      before: null,
      after: 25_000,
      currency: null,
    });
    await manager.ask(updating('Trainer'), { input: { id: other.id, hospital: 'St Anne' } });
    const sent = { ...variables(asked), expected: versionsOf(rows), key: crypto.randomUUID() };
    const { found } = await compliance.ask(changing, sent);
    const task = await ended(compliance, (found as TaskData).id);
    expect(task.rows.map(({ key, state, message }) => [key, state, message])).toEqual([
      [one.id, 'DONE', null],
      [other.id, 'FAILED', 'Somebody has changed this record since the preview, so it was left as it is.'],
    ]);
    expect((await compliance.ask(changing, sent))['found']).toMatchObject({ id: task.id });
    // What is left is looked at anew, and done over what was seen; without that it stays refused.
    const again = 'mutation ($id: ID!, $expected: JSON) { retryTask(id: $id, expected: $expected) { id } }';
    await compliance.ask(again, { id: task.id });
    expect(await ended(compliance, task.id)).toMatchObject({ done: 1, failed: 1 });
    const read = '($id: ID!) { task(id: $id) { asked } }';
    const { task: own } = await compliance.ask(`query ${read}`, { id: task.id });
    expect(own).toEqual({ asked: JSON.stringify({ add: {}, changes: fee }) });
    const left = await preview(compliance, { ...asked, ids: [other.id] });
    await compliance.ask(again, { id: task.id, expected: versionsOf(left.rows) });
    expect(await ended(compliance, task.id)).toMatchObject({ state: 'DONE', done: 2, failed: 0 });
    expect((await undo(compliance, task)).rows).toMatchObject([
      { key: one.id, state: 'DONE' },
      { key: other.id, state: 'DONE' },
    ]);
    const { trainer } = await compliance.ask(
      'query ($id: ID!) { trainer(id: $id) { fmvAmount fmvCurrency } }',
      {
        id: one.id,
      },
    );
    expect(trainer).toEqual({ fmvAmount: null, fmvCurrency: null });
  });

  it('takes nothing for the versions of records that holds none (K6)', async () => {
    const { id } = await api.make.participant();
    const asked = { type: 'Participant', ids: [id], changes: { city: 'Gdynia' } };
    const answer = await manager.send(changing, { ...variables(asked), expected: '[]' });
    expect(validationOf(answer)).toEqual({ expected: ['Must be versions by the id of their record.'] });
  });

  it('says of a record that is gone since the preview that it is, and nothing where an id is none (S3)', async () => {
    const [one, other] = [await api.make.participant(), await api.make.participant()];
    const asked = { type: 'Participant', ids: [one.id, other.id], changes: { city: 'Gdynia' } };
    const { rows } = await preview(manager, asked);
    await manager.ask('mutation ($id: ID!) { deleteParticipant(id: $id) { id } }', { id: one.id });
    const expected = JSON.stringify({ ...(JSON.parse(versionsOf(rows)) as object), 'no id': null });
    expect((await change(manager, asked, expected)).rows).toMatchObject([
      { key: other.id, state: 'DONE' },
      {
        key: one.id,
        state: 'FAILED',
        message: 'This record does not exist or is not visible to you.',
      },
    ]);
  });

  it('tells an amount alone in the currency of each record, and none where that changes too (H7)', async () => {
    const compliance = api.as('compliance');
    const paid = async (fmv_amount: number, fmv_currency: string) => {
      const { id } = await api.make.trainer();
      await change(compliance, { type: 'Trainer', ids: [id], changes: { fmv_amount, fmv_currency } });
      return id;
    };
    const asked = { type: 'Trainer', ids: [await paid(9_000, 'JPY'), await paid(80_000, 'KWD')] };
    const amountsOf = async (changes: Fields) =>
      (await preview(compliance, { ...asked, changes })).rows.map((row) =>
        row.changes
          .filter(({ field }) => field.startsWith('fmv_') && field !== 'fmv_last_updated')
          .map(({ field, before, currency }) => [field, before, currency]),
      );
    expect(await amountsOf({ fmv_amount: 12_000 })).toEqual([
      [['fmv_amount', 9_000, 'JPY']],
      [['fmv_amount', 80_000, 'KWD']],
    ]);
    expect(await amountsOf({ fmv_amount: 12_000, fmv_currency: 'JPY' })).toEqual([
      [['fmv_amount', 9_000, 'JPY']],
      [
        ['fmv_amount', 80_000, null],
        ['fmv_currency', 'KWD', null],
      ],
    ]);
  });

  it('gives a fair market value back as old as it was (H6)', async () => {
    const compliance = api.as('compliance');
    const { id } = await api.make.trainer();
    const feeOf = async () => {
      const read = 'query ($id: ID!) { trainer(id: $id) { fmvAmount fmvLastUpdated } }';
      return (await compliance.ask(read, { id }))['trainer'];
    };
    await change(compliance, {
      type: 'Trainer',
      ids: [id],
      changes: { fmv_amount: 20_000, fmv_currency: 'EUR' },
    });
    await sql`update trainers set fmv_last_updated = '2025-10-20' where id = ${id}`.execute(
      api.app.database.kysely,
    );
    const done = await change(compliance, { type: 'Trainer', ids: [id], changes: { fmv_amount: 25_000 } });
    expect(await feeOf()).toEqual({ fmvAmount: 25_000, fmvLastUpdated: '2026-11-21' });
    await undo(compliance, done);
    expect(await feeOf()).toEqual({ fmvAmount: 20_000, fmvLastUpdated: '2025-10-20' });
  });

  it('adds to lists of links, on a list without pages', async () => {
    const administrator = api.as('administrator');
    const user = await api.make.user({ countries: [api.country('DE')] });
    const asked = {
      type: 'User',
      ids: [user.id],
      add: { countries: [api.country('PL'), api.country('DE')] },
    };
    const done = await change(administrator, asked);
    const countriesOf = async () => {
      const { user: found } = await administrator.ask('query ($id: ID!) { user(ID: $id) { countries } }', {
        id: user.id,
      });
      return new Set((found as { readonly countries: readonly string[] }).countries);
    };
    expect(await countriesOf()).toEqual(new Set([api.country('DE'), api.country('PL')]));
    await undo(administrator, done);
    expect(await countriesOf()).toEqual(new Set([api.country('DE')]));
  });

  it('makes the next version of a template that was used, with the rest as it was (M1)', async () => {
    const { id } = await api.make.template({ html: '<p>Dear</p>' });
    await sql`update merge_templates set used_at = now() where id = ${id}`.execute(api.app.database.kysely);
    const asked: Asked = { type: 'MergeTemplate', ids: [id], changes: { name: 'Second' } };
    expect(await change(manager, asked)).toMatchObject({ done: 1, failed: 0 });
    const { found } = await manager.ask(
      'query ($id: ID!) { found: mergeTemplate(id: $id) { versions { name version html } } }',
      { id },
    );
    const { versions } = found as { readonly versions: readonly Fields[] };
    expect(versions[0]).toEqual({ name: 'Second', version: 2, html: '<p>Dear</p>' });
  });
});
