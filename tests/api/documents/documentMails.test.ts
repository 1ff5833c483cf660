import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { mailsTask } from '#server/modules/documentRun/index.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import { somebody } from '../somebody.ts';
import { startMailServer, type MailServer } from '../server/mailServer.ts';
import { mailRound } from '../server/mailRound.ts';
import { useApi } from '../useApi.ts';
import { handingOnOf } from './handingOn.ts';
import { gap, runWorldOf } from './runWorld.ts';
import { updating } from '../mutations.ts';

describe('a document that is mailed', () => {
  const world = runWorldOf(useApi());
  const manager = world.api.as('global_manager');
  const { made, sent } = handingOnOf(world);
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

  const mails = async (documentGuids: readonly string[], template_id = covering) =>
    (
      await manager.ask(
        'query ($input: SendDocumentsInput!) { mails: documentMails(input: $input) { label email html dateSent whyNot } }',
        {
          input: { documentGuids, template_id, subject: 'Your invitation' },
        },
      )
    )['mails'] as readonly Readonly<Record<string, unknown>>[];
  const send = async (documentGuids: readonly string[], input: object = {}) =>
    (
      (await sent(manager, documentGuids, { template_id: covering, ...input })).data?.['task'] as {
        id: string;
      }
    ).id;

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
    const guids = await made(event, 'TRAINER_CONTRACT');
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

  it('was not sent where its mail was refused: that is told, once for all of a run, and it may be sent anew (M5)', async () => {
    const event = await world.eventWith([
      { first_name: 'Ron', last_name: 'Typo', email: 'ron@clinic.exmple' },
      { first_name: 'Rut', last_name: 'Typo', email: 'rut@clinic.exmple' },
    ]);
    const guids = await made(event);
    const task = await send(guids);
    await world.ended(manager, task);
    server.refuse(550, 550);
    await expect(mailRound(world.api.app, { SMTP_URL: server.url })).rejects.toThrow('550');
    const { document, notifications } = await manager.ask(
      'query ($guid: ID!) { document: generatedDocument(guid: $guid) { dateSent dateMailFailed } notifications { kind count generatedDocument { guid } dateRead } }',
      { guid: guids[0] },
    );
    expect(document).toEqual({ dateSent: null, dateMailFailed: expect.any(String) as string });
    expect(notifications).toEqual([
      {
        kind: 'MAIL_FAILED',
        count: 2,
        generatedDocument: { guid: expect.any(String) as string },
        dateRead: null,
      },
    ]);
    // Both were due at the same moment: either may have been tried last.
    const [{ generatedDocument }] = notifications as [{ generatedDocument: { guid: string } }];
    expect(guids).toContain(generatedDocument.guid);
    expect(await mails(guids)).toMatchObject([
      { dateSent: null, whyNot: null },
      { dateSent: null, whyNot: null },
    ]);
    const undelivered = ['FAILED', 'The mail could not be delivered.'];
    expect((await world.ended(manager, task)).rows.map(({ state, message }) => [state, message])).toEqual([
      undelivered,
      undelivered,
    ]);
    await manager.ask('mutation ($id: ID!) { retryTask(id: $id) { id } }', { id: task });
    expect((await world.ended(manager, task)).done).toBe(2);
    expect((await world.ended(manager, await send(guids))).failed).toBe(2);
    expect(await mailRound(world.api.app, { SMTP_URL: server.url })).toBe(2);
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
      { first_name: 'Eva', last_name: 'Lasts', email: 'eva@clinic.example' },
      { first_name: 'Max', last_name: 'Moves', email: 'max@clinic.example' },
    ]);
    const guids = await made(event);
    await world.api.as('administrator').ask(updating('Participant'), {
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
});
