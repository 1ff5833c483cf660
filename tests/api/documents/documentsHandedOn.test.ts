import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { mailsTask } from '#server/modules/documentRun/index.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { startMailServer, type MailServer } from '../server/mailServer.ts';
import { mailRound } from '../server/mailRound.ts';
import { useApi } from '../useApi.ts';
import { gap, runWorldOf, type EventWith } from './runWorld.ts';

/** Documents once they are made: mailed, archived, with passports in them; and those of free text. */
describe('documents that are handed on', () => {
  const world = runWorldOf(useApi());
  const manager = world.api.as('global_manager');
  let server: MailServer;
  let covering: string;
  beforeAll(async () => {
    server = await startMailServer();
    await world.textOf('invitation', `<p>Dear ${gap('participant.fullName')}</p>`);
    covering = (
      await world.make.template({
        contexts: ['PARTICIPANT', 'CENTRE_EVENT'],
        html: `<p>Hello ${gap('participant.firstName')},</p><p>see &amp; read: ${gap('centreEvent.name')}</p>`,
      })
    ).id;
  }, 120_000);
  afterAll(() => server.close());

  const made = async (
    event: EventWith,
    runType = 'INVITATION',
    input: object = {},
  ): Promise<readonly string[]> => {
    const run = await world.open(manager, runType, { centre_event_id: event.id });
    const { rows } = await world.ended(manager, await world.generate(manager, { key: run.key, ...input }));
    return rows.map(({ result }) => (JSON.parse(result ?? '{}') as { guid: string }).guid);
  };
  const mails = async (documentGuids: readonly string[], template_id = covering) =>
    (
      await manager.ask(
        'query ($input: SendDocumentsInput!) { mails: documentMails(input: $input) { label email html dateSent whyNot } }',
        {
          input: { documentGuids, template_id, subject: 'Your invitation' },
        },
      )
    )['mails'] as readonly Readonly<Record<string, unknown>>[];
  const sent = (who: Client, documentGuids: readonly string[], input: object = {}) =>
    who.send('mutation ($input: SendDocumentsInput!) { task: sendDocuments(input: $input) { id } }', {
      input: { documentGuids, template_id: covering, subject: 'Your invitation', ...input },
    });
  const send = async (documentGuids: readonly string[], input: object = {}) =>
    ((await sent(manager, documentGuids, input)).data?.['task'] as { id: string }).id;
  const archive = (who: Client, documentGuids: readonly string[]) =>
    who.send('mutation ($guids: [ID!]!) { address: generateDocumentArchive(documentGuids: $guids) }', {
      guids: documentGuids,
    });

  it('goes to its person by mail with the covering text, and to nobody twice without asking (M5)', async () => {
    const event = await world.eventWith([
      { first_name: 'Ada', last_name: 'Mail', email: 'ada@clinic.example' },
      { first_name: 'Bea', last_name: 'Mute' },
    ]);
    const guids = await made(event);
    expect(await mails(guids)).toMatchObject([
      {
        label: 'Ada Mail',
        email: 'ada@clinic.example',
        html: `<p>Hello Ada,</p><p>see &amp; read: ${event.name}</p>`,
        dateSent: null,
        whyNot: null,
      },
      {
        label: 'Bea Mute',
        email: null,
        whyNot: 'This person has no e-mail address, or none that you may see.',
      },
    ]);
    // Pressed twice at the same moment.
    const tasks = await Promise.all([send(guids), send(guids)]);
    const ended = await Promise.all(tasks.map((id) => world.ended(manager, id)));
    expect(ended.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect(
      ended
        .flatMap(({ rows }) => rows.map(({ message }) => message))
        .filter((each) => each !== null)
        .sort(),
    ).toEqual([
      expect.stringMatching(/^It was mailed already/),
      ...Array<string>(2).fill('This person has no e-mail address, or none that you may see.'),
    ]);
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(1);
    const [mail] = server.taken;
    expect(mail).toMatchObject({ subject: 'Your invitation' });
    expect(mail?.to?.[0]?.address).toBe('ada@clinic.example');
    expect(mail?.text).toContain(`Hello Ada,\nsee & read: ${event.name}`);
    const [attached] = mail?.attachments ?? [];
    expect(attached?.filename).toBe(`Invitation - Ada Mail - ${event.name}.pdf`);
    expect((await readPdf(new Uint8Array(attached?.content as ArrayBuffer))).pages).toEqual([
      ['Dear Ada Mail'],
    ]);
    expect((await mails(guids))[0]).toMatchObject({
      dateSent: expect.any(String) as string,
      whyNot: 'It was mailed already.',
    });
    expect((await world.ended(manager, await send(guids, { again: true }))).done).toBe(1);
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(1);
    const key = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    expect(await send(guids, { again: true, idempotency_key: key })).toBe(
      await send(guids, { again: true, idempotency_key: key }),
    );
  });

  it('is covered by a text about its own person, whoever else stands in it (M5)', async () => {
    await world.textOf(
      'trainer-contract',
      `<p>${gap('trainer.fullName')}, led by ${gap('centreEvent.leadTrainer.fullName')}</p>
       <div data-repeat="centreEvent.trainerHonoraria">${gap('centreEvent.trainerHonoraria.trainerName')}</div>`,
    );
    const lead = await world.make.trainer({ last_name: 'Ravensworth', email: 'lead@clinic.example' });
    const other = await world.make.trainer({ last_name: 'Harrowgate', email: 'other@clinic.example' });
    const event = await world.make.event({
      lead_trainer_id: lead.id,
      trainers: { sync: [lead, other].map(({ id }, index) => ({ id, priority: index + 1 })) },
    });
    const guids = await made({ id: event.id, name: '', bookings: [] }, 'TRAINER_CONTRACT');
    const paths = ['trainer.fullName', 'trainer.email', 'trainerHonoraria.trainerName'];
    const { id: greeting } = await world.make.template({
      contexts: ['TRAINER', 'TRAINER_HONORARIA'],
      html: `<p>${paths.map((path) => gap(path)).join(', ')}</p>`,
    });
    expect(await mails(guids, greeting)).toMatchObject([
      {
        email: 'lead@clinic.example',
        html: '<p>Tove Ravensworth, lead@clinic.example, Tove Ravensworth</p>',
      },
      {
        email: 'other@clinic.example',
        html: '<p>Tove Harrowgate, other@clinic.example, Tove Harrowgate</p>',
      },
    ]);
  });

  it('is covered by one text, that of the time when it was sent (M1)', async () => {
    const event = await world.eventWith([{ first_name: 'Uma', email: 'uma@clinic.example' }]);
    const { id } = await world.make.template({ html: '<p>First</p>' });
    await world.ended(manager, await send(await made(event), { template_id: id }));
    const { saved } = await manager.ask(
      'mutation ($input: UpdateMergeTemplateInput!) { saved: updateMergeTemplate(input: $input) { version rootId } }',
      {
        input: {
          ...{ id, name: 'Second', contexts: ['PARTICIPANT'], prosemirror: '{"type":"doc"}' },
          html: '<p>Second</p>',
        },
      },
    );
    expect(saved).toEqual({ version: 2, rootId: id });
    await mailRound(world.api.app, { SMTP_URL: server.url });
  });

  it('was not sent where its mail was refused: that is told, and it may be sent anew (M5)', async () => {
    const event = await world.eventWith([
      { first_name: 'Ron', last_name: 'Typo', email: 'ron@clinic.exmple' },
    ]);
    const guids = await made(event);
    await world.ended(manager, await send(guids));
    server.refuse(550);
    await expect(mailRound(world.api.app, { SMTP_URL: server.url })).rejects.toThrow('550');
    const { document, notifications } = await manager.ask(
      'query ($guid: ID!) { document: generatedDocument(guid: $guid) { dateSent dateMailFailed } notifications { kind generatedDocument { guid } dateRead } }',
      { guid: guids[0] },
    );
    expect(document).toEqual({ dateSent: null, dateMailFailed: expect.any(String) as string });
    expect(notifications).toEqual([
      { kind: 'MAIL_FAILED', generatedDocument: { guid: guids[0] }, dateRead: null },
    ]);
    expect(await mails(guids)).toMatchObject([{ dateSent: null, whyNot: null }]);
    expect((await world.ended(manager, await send(guids))).done).toBe(1);
    expect((await world.ended(manager, await send(guids))).failed).toBe(1);
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(1);
    const { again } = await manager.ask(
      'query ($guid: ID!) { again: generatedDocument(guid: $guid) { dateSent dateMailFailed } }',
      { guid: guids[0] },
    );
    expect(again).toEqual({ dateSent: expect.any(String) as string, dateMailFailed: null });
  });

  it('is found under and mailed to the one that its person was merged into (G3, M4)', async () => {
    const event = await world.eventWith([{ last_name: 'Second' }]);
    const [guid = ''] = await made(event);
    const duplicate = event.bookings[0]?.participant ?? '';
    const kept = await world.make.participant({ first_name: 'Kaja', email: 'kaja@clinic.example' });
    const { key } = await world.open(manager, 'INVITATION', { centre_event_id: event.id });
    const own = (fullName: string) => ({ fullName: { value: fullName, source: 'Second' } });
    const title = { title: { value: 'Dr', source: null } };
    await world.update(manager, key, { [`PARTICIPANT:${duplicate}`]: own('Sec. Ond') });
    // As what both were called in one run would be.
    await sql`update document_runs set modified_fields = jsonb_set(modified_fields, array[${`PARTICIPANT:${kept.id}`}], ${JSON.stringify(title)}::jsonb)
      || jsonb_build_object(${`PARTICIPANT:${duplicate}`}::text, ${JSON.stringify({ ...own('Sec. Ond'), title: { value: 'Mr', source: null } })}::jsonb)
      where key = ${key}::uuid`.execute(world.api.app.database.kysely);
    await manager.ask(
      'mutation ($input: MergeParticipantsInput!) { mergeParticipants(input: $input) { id } }',
      {
        input: { id: kept.id, duplicate_id: duplicate },
      },
    );
    const { found } = await manager.ask(
      'query ($id: ID!) { found: generatedDocuments(where: { participant_id: $id }) { data { guid } } }',
      { id: kept.id },
    );
    expect(found).toEqual({ data: [{ guid }] });
    expect(JSON.parse((await world.read(manager, key)).modifiedFields)).toEqual({
      [`PARTICIPANT:${kept.id}`]: { ...own('Sec. Ond'), ...title },
    });
    expect(await mails([guid])).toMatchObject([
      { email: 'kaja@clinic.example', html: expect.stringContaining('Hello Kaja,') as string, whyNot: null },
    ]);
  });

  it('stays behind alone where it is hidden by the time it would be mailed (M5)', async () => {
    const clerk = await somebody(world.api, ['country_manager'], 'PL');
    const event = await world.eventWith([
      { first_name: 'Eva', last_name: 'Stays', email: 'eva@clinic.example' },
      { first_name: 'Max', last_name: 'Moves', email: 'max@clinic.example' },
    ]);
    const guids = await made(event);
    await world.api
      .as('administrator')
      .ask('mutation ($input: UpdateParticipantInput!) { updateParticipant(input: $input) { id } }', {
        input: { id: event.bookings[1]?.participant, country_id: world.api.country('SE') },
      });
    // As it was queued while both could be seen.
    const task = await world.api.app.database.transaction((tx) =>
      enqueueTask(tx, {
        kind: mailsTask,
        title: 'Mail 2 documents',
        subject: null,
        ownerId: clerk.id,
        payload: { templateId: covering, subject: 'Your invitation', again: false },
        rows: guids.map((key) => ({ key, label: key })),
        now: world.api.app.clock.now,
      }),
    );
    expect((await world.ended(clerk, task)).rows.map(({ state, message }) => [state, message])).toEqual([
      ['DONE', null],
      ['FAILED', 'This document is hidden from you by now.'],
    ]);
  });

  it('is in an archive with all others or in none', async () => {
    const guids = await made(await world.eventWith([{}, {}]));
    const { data } = await archive(manager, guids);
    const file = await world.fetch(null, String(data?.['address']));
    expect(file.headers['content-type']).toBe('application/zip');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const stranger = '00000000-0000-4000-8000-000000000000';
    expect(outcomeOf(await archive(manager, [...guids, stranger]))).toBe('NOT_FOUND');
    expect(outcomeOf(await archive(world.api.as('compliance'), guids))).toBe('FORBIDDEN');
    expect(outcomeOf(await archive(manager, []))).toBe('VALIDATION');
    const many = (length: number) =>
      Array.from({ length }, (_, index) => `${stranger.slice(0, -6)}${String(index).padStart(6, '0')}`);
    expect(outcomeOf(await archive(manager, many(4_999)))).toBe('NOT_FOUND');
    expect(outcomeOf(await archive(manager, many(5_001)))).toBe('VALIDATION');
    const told = await sql<{
      count: string;
    }>`select count(*) as count from audits where auditable_type = 'GeneratedDocument' and event = 'exported'`.execute(
      world.api.app.database.kysely,
    );
    expect(told.rows[0]?.count).toBe('1');
  });

  it('prints a passport for whoever may read it, with the reason where it takes one, and says so in the log (G4)', async () => {
    await world.textOf(
      'visa-letter',
      `<p>${gap('participant.fullName')} ${gap('eventBooking.passportNumber', ' data-required="true"')} ${gap('eventBooking.passportExpirationDate')}</p>`,
    );
    const passport = {
      passport_number: 'XK1234567',
      passport_expiration_date: '2031-05-01',
      visa_required: true,
    };
    const event = await world.eventWith([
      { first_name: 'Pia', last_name: 'Pass', booking: passport },
      { first_name: 'Not', last_name: 'Needed' },
    ]);
    const run = await world.open(manager, 'VISA_LETTER', { centre_event_id: event.id });
    expect(run.impressions.map(({ label, blocks }) => [label, blocks])).toEqual([['Pia Pass', []]]);
    expect(JSON.stringify(run)).not.toContain('XK1234567');
    const own = { [`EVENT_BOOKING:${event.bookings[0]?.id}`]: { passportNumber: 'CLEAR-1' } };
    expect(validationOf(await world.update(manager, run.key, own))).toHaveProperty('input.modifiedFields');
    const closed = await world.open(world.api.as('administrator'), 'VISA_LETTER', {
      centre_event_id: event.id,
    });
    expect(closed.impressions[0]?.blocks).toMatchObject([
      { code: 'PASSPORT_CLOSED', field: 'passportNumber' },
    ]);
    const bare = await manager.send(
      'mutation ($key: ID!) { generateDocuments(input: { key: $key }) { id } }',
      { key: run.key },
    );
    expect(bare.errors?.[0]?.extensions?.validation).toEqual({
      'input.reason': ['These documents print passports. Say why; the reason is kept.'],
    });
    const [guid] = await made(event, 'VISA_LETTER', { reason: 'For the embassy' });
    const path = `/downloads/generated/${guid}`;
    const file = await world.fetch('global_manager', path);
    expect((await readPdf(file.rawPayload)).pages).toEqual([['Pia Pass XK1234567 1 May 2031']]);
    // It may be seen that it was made, and not what is in it.
    expect((await world.fetch('administrator', path)).statusCode).toBe(404);
    const { rows } = await sql<{
      told: string;
    }>`select auditable_type || ' ' || coalesce(new_values ->> 'reason', '-') as told from audits
      where event = 'revealed' order by id`.execute(world.api.app.database.kysely);
    expect(rows.map(({ told }) => told)).toEqual(['EventBooking For the embassy', 'GeneratedDocument -']);
    const { rows: kept } = await sql<{
      fields: string;
    }>`select fields::text as fields from generated_documents where guid = ${guid ?? ''}::uuid`.execute(
      world.api.app.database.kysely,
    );
    expect(kept[0]?.fields).not.toContain('XK1234567');
  });

  it('can be of free text, cleaned as templates are, and is handed on by those who may make it (M4)', async () => {
    const event = await world.eventWith([{ first_name: 'Ida', last_name: 'Free' }]);
    const person = event.bookings[0]?.participant ?? '';
    const merge = (html: string, impressions: readonly object[]) =>
      manager.send(
        'mutation ($html: RichText!, $impressions: [MergeImpressionInput!]!) { made: generateMergeDocuments(html: $html, options: "{\\"paper\\":\\"A5\\"}", impressions: $impressions) { guid title fileName runType participant { id } centreEvent { id } } }',
        { html, impressions },
      );
    const contexts = [
      { mergeContext: 'CENTRE_EVENT', mergeContextId: event.id },
      { mergeContext: 'PARTICIPANT', mergeContextId: person },
    ];
    const impression = { key: 'a', label: 'Note', fileName: '../../etc/passwd', contexts };
    const answer = await merge(`<p>Hi ${gap('participant.firstName')}<script>alert(1)</script></p>`, [
      impression,
      { ...impression, key: 'b' },
    ]);
    const documents = (answer.data?.['made'] ?? []) as readonly { guid: string; fileName: string }[];
    expect(documents).toMatchObject([
      {
        title: 'Note',
        fileName: 'etc passwd.pdf',
        runType: null,
        participant: { id: person },
        centreEvent: { id: event.id },
      },
      { fileName: 'etc passwd (2).pdf' },
    ]);
    const file = await world.fetch('global_manager', `/downloads/generated/${documents[0]?.guid}`);
    const { pages, sizes } = await readPdf(file.rawPayload);
    // Compliance reads it, and the role table lets them hand on none.
    const guids = documents.map(({ guid }) => guid);
    const officer = world.api.as('compliance');
    expect((await world.fetch('compliance', `/downloads/generated/${guids[0]}`)).statusCode).toBe(200);
    for (const [who, outcome] of [[officer, 'FORBIDDEN'] as const, [manager, 'ok'] as const]) {
      expect(outcomeOf(await archive(who, guids))).toBe(outcome);
      expect(outcomeOf(await sent(who, guids))).toBe(outcome);
    }
    const local = await somebody(world.api, ['compliance', 'country_manager'], 'PL');
    expect((await archive(local, guids)).errors?.[0]?.message).toBe(
      'You may hand on documents of free text only where you made them.',
    );
    expect(pages).toEqual([['Hi Ida']]);
    expect(Math.round(sizes[0]?.[0] ?? 0)).toBe(420);
    expect(
      outcomeOf(
        await merge(
          '<p>x</p>',
          Array.from({ length: 101 }, (_, index) => ({ ...impression, key: String(index) })),
        ),
      ),
    ).toBe('LIMIT_EXCEEDED');
    expect(
      outcomeOf(
        await merge('<p>x</p>', [
          { ...impression, contexts: [{ mergeContext: 'PARTICIPANT', mergeContextId: '999999' }] },
        ]),
      ),
    ).toBe('NOT_FOUND');
    // It would be filed under the one and speak of the other (M3).
    const two = [...contexts, { mergeContext: 'PARTICIPANT', mergeContextId: '1' }];
    expect(validationOf(await merge('<p>x</p>', [{ ...impression, contexts: two }]))).toEqual({
      'impressions.0.contexts': ['Each kind of record once.'],
    });
    expect(outcomeOf(await merge(`<p>${gap('eventBooking.passportNumber')}</p>`, [impression]))).toBe(
      'VALIDATION',
    );
    expect(outcomeOf(await merge(`<p>${gap('participant.nickname')}</p>`, [impression]))).toBe('VALIDATION');
    expect(
      outcomeOf(await merge(`<p>${gap('participant.city', ' data-required="true"')}</p>`, [impression])),
    ).toBe('MISSING_VALUE');
  });

  it('of free text tells of money and of people as far as such documents may be made (S1)', async () => {
    const event = await world.eventWith([{}, { country: 'SE' }], 'PL');
    const abroad = await world.eventWith([], 'SE');
    const trainer = (await world.make.trainer({ country_id: world.api.country('PL') })).id;
    await manager.ask(
      'mutation ($input: UpdateCentreEventInput!) { updateCentreEvent(input: $input) { id } }',
      {
        input: { id: event.id, trainers: { sync: [{ id: trainer, priority: 1 }] }, cost_lunch: '30 EUR' },
      },
    );
    const contexts = {
      CENTRE_EVENT: event.id,
      TRAINER: trainer,
      TRAINER_HONORARIA: `${event.id}-${trainer}`,
    };
    const merged = (
      who: Client,
      html: string,
      named: Readonly<Record<string, string | undefined>> = contexts,
    ) =>
      who.send(
        'mutation ($html: RichText!, $impressions: [MergeImpressionInput!]!) { made: generateMergeDocuments(html: $html, impressions: $impressions) { guid } }',
        {
          html: `<p>Note</p>${html}`,
          impressions: [
            {
              key: 'a',
              label: 'Note',
              fileName: 'Note',
              contexts: Object.entries(named).map(([mergeContext, mergeContextId]) => ({
                mergeContext,
                mergeContextId,
              })),
            },
          ],
        },
      );
    const list = 'centreEvent.trainerHonoraria';
    const fees = [
      gap('trainerHonoraria.totalHonorariaEventCurrency'),
      gap('trainer.fmvAmount'),
      `<div data-repeat="${list}">${gap(`${list}.totalTravelEventCurrency`)}</div>`,
      `<div data-condition="trainer.vatPayable" data-when="is" data-value="true">x</div>`,
    ];
    const lunch = gap('centreEvent.costLunch');
    const local = await somebody(world.api, ['country_manager'], 'PL');
    const administrator = world.api.as('administrator');
    const outcomes = async (who: Client, texts: readonly string[]) =>
      new Set(await Promise.all(texts.map(async (html) => outcomeOf(await merged(who, html)))));
    expect(await outcomes(manager, [...fees, lunch, ''])).toEqual(new Set(['ok']));
    expect(await outcomes(administrator, [...fees, lunch])).toEqual(new Set(['FORBIDDEN']));
    expect(await outcomes(local, fees)).toEqual(new Set(['FORBIDDEN']));
    expect(await outcomes(local, [lunch, ''])).toEqual(new Set(['ok']));
    expect((await merged(local, fees[1] ?? '')).errors?.[0]?.message).toBe(
      'Your roles do not let you make or hand on documents with honoraria or fair market values.',
    );
    const guidsOf = async (html: string) =>
      ((await merged(manager, html)).data?.['made'] as readonly { guid: string }[]).map(({ guid }) => guid);
    expect(outcomeOf(await archive(administrator, await guidsOf(fees[0] ?? '')))).toBe('FORBIDDEN');
    expect(outcomeOf(await archive(administrator, await guidsOf('')))).toBe('ok');

    // Logistics shows them every event and everybody, and makes no free text.
    const travelling = await somebody(world.api, ['country_manager', 'logistics'], 'PL');
    const [home, foreign] = event.bookings.map(({ participant }) => participant);
    for (const [named, outcome] of [
      [{ ...contexts, PARTICIPANT: home }, 'ok'],
      [{ CENTRE_EVENT: event.id, PARTICIPANT: foreign }, 'NOT_FOUND'],
      [{ CENTRE_EVENT: event.id, EVENT_BOOKING: event.bookings[1]?.id }, 'NOT_FOUND'],
      [{ CENTRE_EVENT: abroad.id }, 'NOT_FOUND'],
    ] as const)
      expect(outcomeOf(await merged(travelling, '', named)), JSON.stringify(named)).toBe(outcome);
  });
});
