import { describe, expect, it } from 'vitest';
import { keepStandardTemplates, recheckTemplates, useTemplate } from '#server/modules/mergeTemplate/index.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { gap } from './runWorld.ts';
import { updating } from '../mutations.ts';

const api = useApi();

const ask = async <T = Fields>(query: string, variables: Fields = {}, who = 'global_manager') =>
  (await api.as(who).ask(query, variables))['found'] as T;
const prosemirror = '{"type":"doc"}';

describe('the text of a template', () => {
  const input = { name: 'Hollow', contexts: ['PARTICIPANT'], prosemirror };
  const create =
    'mutation ($input: CreateMergeTemplateInput!) { found: createMergeTemplate(input: $input) { problems html } }';

  it('is refused in words where the contract has nothing to fill it with', async () => {
    const html = `${gap('participant.shoeSize')}${gap('centreEvent.name')}`;
    const answer = await api.as('global_manager').send(create, { input: { ...input, html } });
    expect(validationOf(answer)).toEqual({
      'input.html': [
        'There is no field participant.shoeSize.',
        'centreEvent.name takes its value from Event, which the template is not about.',
      ],
    });
    const options = JSON.stringify({ paper: 'A3', orientation: 'portrait' });
    const printed = await api.as('global_manager').send(create, { input: { ...input, options } });
    expect(validationOf(printed)).toEqual({ 'input.options': ['Paper is one of A4, A5, Letter.'] });
    const called = JSON.stringify({ fileName: '{foo.bar} - {participant.fullName}' });
    expect(
      validationOf(await api.as('global_manager').send(create, { input: { ...input, options: called } })),
    ).toEqual({ 'input.options': ['There is no field foo.bar.'] });
  });

  it('keeps repeats and conditions, and loses what else a page can do', async () => {
    const html = `<table><tbody><tr data-repeat="centreEvent.trainers" data-day="1"><td>x</td></tr></tbody></table><div data-condition="centreEvent.name" data-when="is" data-value="a" onclick="x()">y</div>`;
    expect(await ask(create, { input: { ...input, contexts: ['CENTRE_EVENT'], html } })).toEqual({
      problems: [],
      html: html.replace(' onclick="x()"', ''),
    });
  });

  it('that lost a field with the contract says so from the next start on', async () => {
    const { id } = await api.make.template({ html: gap('participant.fullName') });
    await api.app.database.kysely
      .updateTable('merge_templates')
      .set({ html: gap('participant.fullNam'), options: JSON.stringify({ fileName: '{participant.shoe}' }) })
      .where('id', '=', id)
      .execute();
    const broken = await recheckTemplates(api.app.database);
    expect(broken.map((each) => [String(each.id), each.problems])).toEqual([
      [id, ['There is no field participant.fullNam.', 'There is no field participant.shoe.']],
    ]);
    const query = 'query ($id: ID!) { found: mergeTemplate(id: $id) { problems } }';
    expect(await ask(query, { id })).toEqual({ problems: broken[0]?.problems });
  });
});

describe('versions (M1)', () => {
  const versionsOf = (id: string) =>
    ask<{ versions: unknown }>(
      'query ($id: ID!) { found: mergeTemplate(id: $id) { versions { version html } } }',
      { id },
    ).then(({ versions }) => versions);
  const restore = 'mutation ($id: ID!) { found: restoreMergeTemplate(id: $id) { id version html rootId } }';

  it('an earlier one is restored as a new one, and what came between stays', async () => {
    const { id } = await api.make.template({ html: '<p>First</p>' });
    await api.app.database.transaction((tx) => useTemplate(tx, id, new Date()));
    await api.as('administrator').ask(updating('MergeTemplate'), {
      input: { id, name: 'Two', contexts: ['PARTICIPANT'], prosemirror, html: '<p>Second</p>' },
    });
    expect(await ask(restore, { id })).toMatchObject({ version: 3, html: '<p>First</p>', rootId: id });
    expect(await versionsOf(id)).toEqual([
      { version: 3, html: '<p>First</p>' },
      { version: 2, html: '<p>Second</p>' },
      { version: 1, html: '<p>First</p>' },
    ]);
  });

  it('two that are restored at once are two versions', async () => {
    const { id } = await api.make.template({ html: '<p>First</p>' });
    await Promise.all([ask(restore, { id }), ask(restore, { id })]);
    expect((await versionsOf(id)) as unknown[]).toHaveLength(3);
  });

  it('whoever has one open does not hear of its use, and writes a new one', async () => {
    const { id, dateModified } = await api.make.template({ html: '<p>First</p>' });
    const used = await api.app.database.transaction((tx) => useTemplate(tx, id, new Date()));
    expect(used).toMatchObject({ id, html: '<p>First</p>' });
    const answer = await api
      .as('administrator')
      .send(
        'mutation ($input: UpdateMergeTemplateInput!) { found: updateMergeTemplate(input: $input) { version } }',
        {
          input: { id, name: 'Two', contexts: ['PARTICIPANT'], prosemirror, date_modified: dateModified },
        },
      );
    expect(answer.data).toEqual({ found: { version: 2 } });
  });

  it('of one that was used and changed meanwhile is not written without that change (K6)', async () => {
    const { id, dateModified } = await api.make.template({ html: '<p>First</p>' });
    await api.app.database.transaction((tx) => useTemplate(tx, id, new Date()));
    const write = (html: string) =>
      api.as('administrator').send(updating('MergeTemplate'), {
        input: { id, name: 'A', contexts: ['PARTICIPANT'], prosemirror, html, date_modified: dateModified },
      });
    const answers = await Promise.all([write('<p>Ours</p>'), write('<p>Theirs</p>')]);
    expect(answers.map(outcomeOf).sort()).toEqual(['NEWER_VERSION', 'ok']);
    expect((await versionsOf(id)) as unknown[]).toHaveLength(2);
  });

  it('have a key that no other template has, whichever version is its newest (M2)', async () => {
    const [one, other] = [await api.make.template({ key: 'one-key' }), await api.make.template()];
    await api.app.database.transaction((tx) => useTemplate(tx, other.id, new Date()));
    const rename = (id: string, key: string) =>
      api
        .as('administrator')
        .send(
          'mutation ($input: UpdateMergeTemplateInput!) { found: updateMergeTemplate(input: $input) { id } }',
          { input: { id, name: 'A', contexts: ['PARTICIPANT'], prosemirror, key } },
        );
    for (const { id } of [other, one]) await rename(id, 'one-key');
    const refused = await rename(other.id, 'one-key');
    expect(validationOf(refused)).toEqual({
      'input.key': ['This value is already taken by another record.'],
    });
    expect(outcomeOf(await rename(other.id, 'other-key'))).toBe('ok');
    // Its own key goes with it to its next version, and is nobody else's then either.
    await api.app.database.transaction((tx) => useTemplate(tx, one.id, new Date()));
    expect(outcomeOf(await rename(one.id, 'one-key'))).toBe('ok');
    expect(validationOf(await rename(other.id, 'one-key'))).toHaveProperty(['input.key']);
  });

  it('tell which runs and documents were made of them', async () => {
    const { id } = await api.make.template();
    const used = () =>
      ask('query ($id: ID!) { found: mergeTemplate(id: $id) { usedBy { runs documents } } }', { id });
    expect(await used()).toEqual({ usedBy: { runs: 0, documents: 0 } });
    const made = {
      ...{ title: 'Letter', file_name: 'Letter.pdf', file_hash: 'a'.repeat(64), file_size: 1, pages: 1 },
      ...{ impression_keys: ['1'], language: 'en-GB', fields: '[]', author_id: '1', template_id: id },
      date_created: new Date().toISOString(),
    };
    await api.app.database.kysely.insertInto('generated_documents').values([made, made]).execute();
    expect(await used()).toEqual({ usedBy: { runs: 0, documents: 2 } });
  });

  it('nobody restores who may not write templates', async () => {
    const { id } = await api.make.template();
    expect(outcomeOf(await api.as('country_manager').send(restore, { id }))).toBe('FORBIDDEN');
    expect(outcomeOf(await api.as('viewer').send(restore, { id }))).toBe('FORBIDDEN');
    expect(outcomeOf(await api.as('administrator').send(restore, { id: '999999' }))).toBe('NOT_FOUND');
  });
});

it('a kind of document run that lost its template is given the standard one', async () => {
  const { database } = api.app;
  const keys = async () =>
    (await database.kysely.selectFrom('merge_templates').select('key').where('root_id', 'is', null).execute())
      .map(({ key }) => key)
      .filter((key) => key === 'agenda');
  await keepStandardTemplates(database);
  expect(await keys()).toHaveLength(1);
  await database.kysely
    .updateTable('merge_templates')
    .set({ key: null })
    .where('key', '=', 'agenda')
    .execute();
  await keepStandardTemplates(database);
  expect(await keys()).toHaveLength(1);
});
