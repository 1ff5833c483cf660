import { describe, expect, it } from 'vitest';
import {
  keepStandardTemplates,
  recheckTemplates,
  standardTemplates,
  useTemplate,
} from '#server/modules/mergeTemplate/index.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

const ask = async <T = Fields>(query: string, variables: Fields = {}, who = 'global_manager') =>
  (await api.as(who).ask(query, variables))['found'] as T;
const gap = (path: string) => `<span data-merge-field="${path}">x</span>`;
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
    await api
      .as('administrator')
      .ask('mutation ($input: UpdateMergeTemplateInput!) { updateMergeTemplate(input: $input) { id } }', {
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
      api
        .as('administrator')
        .send('mutation ($input: UpdateMergeTemplateInput!) { updateMergeTemplate(input: $input) { id } }', {
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

const fieldsFor = async (variables: Fields, who?: string) => {
  const query =
    'query ($contexts: [MergeContext!]!, $sources: [MergeSourceInput!]) { found: mergeFields(contexts: $contexts, sources: $sources) { path label group mergeContext kind list example value } }';
  return new Map((await ask<{ path: string }[]>(query, variables, who)).map((field) => [field.path, field]));
};

describe('the gaps that a template can have', () => {
  it('are called as the contract calls them, each with an example and its value on a record', async () => {
    const { id } = await api.make.event({ name: 'Botulinum day', date_start: '2027-06-10' });
    const fields = await fieldsFor({
      contexts: ['CENTRE_EVENT'],
      sources: [{ mergeContext: 'CENTRE_EVENT', mergeContextId: id }],
    });
    expect(fields.get('centreEvent.dateStart')).toEqual({
      path: 'centreEvent.dateStart',
      label: 'First day',
      group: 'Event',
      mergeContext: 'CENTRE_EVENT',
      kind: 'DATE',
      list: null,
      example: '12 March 2027',
      value: '10 June 2027',
    });
    expect(fields.get('centreEvent.agenda.sections.items.timeStart')).toMatchObject({
      list: 'centreEvent.agenda.sections.items',
      kind: 'TIME',
      example: '09:30',
      value: null,
    });
    expect(fields.get('document.date')).toMatchObject({ mergeContext: null, value: '21 November 2026' });
    const left = ['centreEvent.trainingCentreId', 'centreEvent.can.action', 'centreEvent.collectFields'];
    expect(left.filter((path) => fields.has(path))).toEqual([]);
  });

  it('show nobody what they may not see', async () => {
    const { id } = await api.make.trainer();
    const fmv = { fmv_amount: 20_000, fmv_currency: 'EUR', fmv_last_updated: '2026-10-01' };
    await api.app.database.kysely.updateTable('trainers').set(fmv).where('id', '=', id).execute();
    const asked = {
      contexts: ['TRAINER'],
      sources: [{ mergeContext: 'TRAINER', mergeContextId: id }],
    };
    expect((await fieldsFor(asked)).get('trainer.fmvAmount')).toMatchObject({ value: 'EUR\u00a0200.00' });
    expect((await fieldsFor(asked, 'logistics')).get('trainer.fmvAmount')).toMatchObject({ value: null });
    expect((await fieldsFor(asked, 'viewer')).size).toBe(0);
  });
});

interface Preview {
  readonly path: string | null;
  readonly pages: number;
  readonly missing: readonly string[];
  readonly problems: readonly string[];
}

const preview = (input: Fields, who?: string) =>
  ask<Preview>(
    'mutation ($input: PreviewMergeTemplateInput!) { found: previewMergeTemplate(input: $input) { path pages missing problems } }',
    { input: { sources: [], ...input } },
    who,
  );

const fetched = async ({ path }: Preview, who = 'global_manager') =>
  api.app.app.inject({ url: path ?? '', headers: { authorization: `Bearer ${await api.app.tokenOf(who)}` } });

/** The words on the pages of a preview. */
const wordsOf = async (shown: Preview): Promise<string> =>
  (await readPdf((await fetched(shown)).rawPayload)).pages.flat().join(' ');

describe('a preview', () => {
  it('is the paper with the values of the record, its gaps marked', async () => {
    const { id } = await api.make.participant({ first_name: 'Zoë', last_name: 'Đặng <b>', job_title: null });
    const shown = await preview({
      html: `<p>Dear ${gap('participant.fullName')}, ${gap('participant.jobTitle')}</p>`,
      contexts: ['PARTICIPANT'],
      sources: [{ mergeContext: 'PARTICIPANT', mergeContextId: id }],
    });
    expect(shown).toMatchObject({ pages: 1, missing: ['participant.jobTitle'], problems: [] });
    expect(await wordsOf(shown)).toBe('Dear Zoë Đặng <b>, Job title');
  });

  it('is of the day in the zone of its event, or of its booking’s (D1)', async () => {
    // It is noon on 21 November in UTC, and two hours past midnight there.
    const centre = await api.make.centre({ time_zone: 'Pacific/Kiritimati' });
    const event = await api.make.event({ training_centre_id: centre.id });
    const booking = await api.make.booking({ centre_event_id: event.id });
    const person = await api.make.participant();
    const sources = { CENTRE_EVENT: event.id, EVENT_BOOKING: booking.id, PARTICIPANT: person.id };
    const dayOn = async ([mergeContext, mergeContextId]: readonly [string, string]) => {
      const asked = { contexts: [mergeContext], sources: [{ mergeContext, mergeContextId }] };
      const shown = await wordsOf(await preview({ html: gap('document.date'), ...asked }));
      expect((await fieldsFor(asked)).get('document.date')).toMatchObject({ value: shown });
      return shown;
    };
    expect(await Promise.all(Object.entries(sources).map(dayOn))).toEqual([
      '22 November 2026',
      '22 November 2026',
      '21 November 2026',
    ]);
  });

  it('tells what it cannot fill, and what cannot be printed', async () => {
    expect(await preview({ html: gap('participant.shoeSize'), contexts: ['PARTICIPANT'] })).toMatchObject({
      pages: 1,
      problems: ['There is no field participant.shoeSize.'],
    });
    const unprintable = await preview({ html: '<p>\u{13000}</p>', contexts: ['PARTICIPANT'] });
    expect(unprintable.path).toBeNull();
    expect(unprintable.problems.join()).toContain('\u{13000}');
  });

  it('is fetched by its asker alone, for ten minutes', async () => {
    const shown = await preview({ html: '<p>Mine</p>', contexts: ['PARTICIPANT'] });
    expect((await fetched(shown)).statusCode).toBe(200);
    expect((await fetched(shown, 'administrator')).statusCode).toBe(404);
    const { clock } = api.app;
    const then = clock.now;
    clock.now = new Date(then.getTime() + 10 * 60_000 + 1);
    expect((await fetched(shown)).statusCode).toBe(404);
    clock.now = then;
  });

  it('is for whoever writes templates, and shows them what they may see', async () => {
    const asked = { html: gap('participant.fullName'), contexts: ['PARTICIPANT'] };
    await expect(preview(asked, 'booker')).rejects.toThrow('FORBIDDEN');
  });

  it.each(standardTemplates.map((template) => [template.key, template] as const))(
    'of the standard %s comes out in every trial',
    async (_key, { html, contexts, options }) => {
      for (const example of ['LONGEST', 'EMPTY', 'ARABIC'])
        expect(await preview({ html, contexts, options: JSON.stringify(options), example })).toMatchObject({
          problems: [],
          path: expect.stringContaining('/downloads/previews/') as unknown,
        });
    },
  );
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
