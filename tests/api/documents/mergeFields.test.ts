import { describe, expect, it } from 'vitest';
import { standardTemplates } from '#server/modules/mergeTemplate/index.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import { type Fields, unique } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { useApi } from '../useApi.ts';
import { gap } from './runWorld.ts';

const api = useApi();

const ask = async <T = Fields>(query: string, variables: Fields = {}, who = 'global_manager') =>
  (await api.as(who).ask(query, variables))['found'] as T;

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

  it('is nobody’s who has other rights by now than when it was made (S1)', async () => {
    const username = `eager-${unique()}`;
    const { id } = await api.make.user({ username, roles: ['global_manager'], password: testPassword });
    const shown = await preview({ html: '<p>Mine</p>', contexts: ['PARTICIPANT'] }, username);
    expect((await fetched(shown, username)).statusCode).toBe(200);
    await api
      .as('administrator')
      .ask('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ID } }', {
        input: { id, roles: ['viewer'] },
      });
    expect((await fetched(shown, username)).statusCode).toBe(404);
  });

  it('is for whoever writes templates, and shows them what they may see', async () => {
    const asked = { html: gap('participant.fullName'), contexts: ['PARTICIPANT'] };
    await expect(preview(asked, 'booker')).rejects.toThrow('FORBIDDEN');
  });

  it.each(standardTemplates.map((template) => [template.key, template] as const))(
    'of the standard %s comes out in every trial',
    async (_key, { html, contexts, options }) => {
      const whole = { problems: [], path: expect.stringContaining('/downloads/previews/') as unknown };
      // No card holds five hundred letters of everything.
      const tooMuch = { problems: [expect.stringContaining('more than a card holds')], path: null };
      for (const example of ['LONGEST', 'EMPTY', 'ARABIC'])
        expect(await preview({ html, contexts, options: JSON.stringify(options), example })).toMatchObject(
          'sheet' in options && example === 'LONGEST' ? tooMuch : whole,
        );
    },
  );
});
