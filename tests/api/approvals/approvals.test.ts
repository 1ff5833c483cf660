import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#server/mail/Mail.ts';
import { notifyStale } from '#server/modules/approvedDocument/index.ts';
import { unique } from '#tests/factories/records.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { openRunWorld, type RunWorld } from '../documents/runWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { mailRound } from '../server/mailRound.ts';
import { approvalWorld, item } from './approvalWorld.ts';

let runs: RunWorld;
let on: ReturnType<typeof approvalWorld>;
beforeAll(async () => {
  runs = await openRunWorld();
  on = approvalWorld(runs.api);
}, 120_000);
afterAll(() => runs.api.close());

const agenda = (start: string) => ({
  agenda: {
    sections: [{ name: 'Day 1', items: [item('Welcome', start, '09:30'), item('Talk', '10:00', '11:00')] }],
  },
});

describe('approving', () => {
  it('takes a file, and makes the document available (F3)', async () => {
    const event = (await on.make.event()).id;
    const id = await on.attach(event);
    expect(await on.see(id)).toMatchObject({
      state: 'TO_APPROVE',
      isAvailable: false,
      documentUrl: null,
      blocks: ['It has no file yet.'],
      changes: [],
      dateNeeded: '2027-06-10',
    });
    expect(outcomeOf(await on.approve(id))).toBe('FILE_MISSING');
    expect((await on.upload(id)).data?.['uploaded']).toMatchObject({ fileName: 'programme.pdf', pages: 1 });
    const seen = await on.see(id);
    expect(seen).toMatchObject({
      blocks: [],
      documentUrl: `/downloads/approved/${id}`,
      consequences: ['The agenda is kept as first approved.'],
    });
    expect(outcomeOf(await on.approve(id, { jobcode: 'CNV-1', currentHash: seen.currentHash }))).toBe('ok');
    const more = 'approvedBy { fullName } history { event jobcode hash user { fullName } }';
    const after = await on.see(id, on.officer, more);
    expect(after).toMatchObject({
      state: 'APPROVED',
      isAvailable: true,
      isApprovalStale: false,
      jobcode: 'CNV-1',
      fieldHash: seen.currentHash,
      consequences: [],
      history: [
        { event: 'APPROVED', jobcode: 'CNV-1', hash: seen.currentHash, user: after['approvedBy'] },
        { event: 'UPLOADED', jobcode: null },
        { event: 'ATTACHED', jobcode: null },
      ],
    });
    const kept = await on.officer.ask(
      'query ($id: ID!) { centreEvent(id: $id) { agendaOrig { sections { name } } approvedDocument { id } } }',
      { id: event },
    );
    expect(kept['centreEvent']).toEqual({ agendaOrig: { sections: [] }, approvedDocument: { id } });
  });

  it('is refused to whoever brought the file, also after another upload (F2)', async () => {
    const { id } = await on.filed();
    await on.upload(id, undefined, { who: on.officer });
    expect(outcomeOf(await on.approve(id))).toBe('FOUR_EYES');
    expect(await on.see(id)).toMatchObject({
      blocks: ['You have uploaded or attached it yourself, so somebody else has to approve it.'],
    });
    const other = await somebody(runs.api, ['compliance'], 'DE');
    expect(outcomeOf(await on.approve(id, {}, other))).toBe('ok');
    // The approver may bring the next file, and then somebody else approves that.
    await on.upload(id, undefined, { who: other });
    expect(outcomeOf(await on.approve(id, {}, other))).toBe('FOUR_EYES');
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    await expect(
      on.run(
        `insert into approval_steps (approved_document_id, event, user_id, uploader_id, jobcode) values (${id}, 'APPROVED', 1, 1, 'x')`,
      ),
    ).rejects.toThrow('approval_steps');
  });

  it('takes a code that no approval in force has (F2)', async () => {
    const [one, other] = [await on.filed(), await on.filed()];
    expect(validationOf(await on.approve(one.id, { jobcode: '  ' }))).toEqual({
      'input.jobcode': ['Enter the code of the approval.'],
    });
    expect(outcomeOf(await on.approve(one.id, { jobcode: 'CNV-77' }))).toBe('ok');
    expect(validationOf(await on.approve(other.id, { jobcode: ' CNV-77 ' }))).toEqual({
      'input.jobcode': [expect.stringMatching(/^This code is used by the approval of “Document \d+”/)],
    });
    await on.withdraw(one.id);
    expect(outcomeOf(await on.approve(other.id, { jobcode: 'CNV-77' }))).toBe('ok');
  });

  it('is of what was seen: what changed since is said, and nothing is approved (F4)', async () => {
    const { id, event } = await on.filed({ name: 'Spring course' });
    const { currentHash } = await on.see(id);
    await on.change(event, { name: 'Autumn course' });
    const answer = await on.approve(id, { currentHash });
    expect(answer.errors?.[0]).toMatchObject({
      message:
        'Nothing was approved: the document has changed since you opened it. Name: Spring course → Autumn course.',
      extensions: {
        code: 'STALE_APPROVAL',
        changes: [
          { label: 'Name', field: 'centreEvent.name', before: 'Spring course', after: 'Autumn course' },
        ],
      },
    });
    expect((await on.see(id)).state).toBe('TO_APPROVE');
    const { currentHash: now } = await on.see(id);
    expect(outcomeOf(await on.approve(id, { currentHash: now }))).toBe('ok');
    const again = await on.approve(id, { currentHash: now });
    expect(outcomeOf(again)).toBe('ALREADY_APPROVED');
    expect(again.errors?.[0]?.message).toMatch(/has approved this document already\.$/);
  });

  it('by somebody without a name is told of by number: their username may be an e-mail address (S1)', async () => {
    const username = `nameless.${unique()}@clinic.example`;
    const nameless = await on.make.user({
      username,
      user_email: username,
      roles: ['compliance'],
      password: testPassword,
    });
    const { id } = await on.filed();
    expect(outcomeOf(await on.approve(id, {}, runs.api.as(username)))).toBe('ok');
    const { errors } = await on.approve(id);
    const by = `User ${nameless.id}`;
    expect(errors?.[0]).toMatchObject({
      message: `${by} has approved this document already.`,
      extensions: { code: 'ALREADY_APPROVED', by },
    });
  });
});

describe('an approval', () => {
  it('of an uploaded file is stale with another file, which leaves the approved one where it is (F1)', async () => {
    const { id } = await on.filed();
    await on.approve(id);
    await on.upload(id, undefined, { name: 'newer.pdf' });
    const seen = await on.see(id, on.officer, 'fileHash');
    expect(seen).toMatchObject({
      state: 'STALE',
      approvedFilePath: `/downloads/approved/${id}-approved`,
      changes: [
        {
          label: 'File',
          before: expect.stringMatching(/^programme\.pdf \(/) as string,
          after: expect.stringMatching(/^newer\.pdf \(/) as string,
        },
      ],
    });
    const fetched = async (path: unknown, who = 'compliance') => {
      const headers = { authorization: `Bearer ${await runs.api.app.tokenOf(who)}` };
      return runs.api.app.app.inject({ method: 'GET', url: String(path), headers });
    };
    const [now, then] = [await fetched(seen['documentUrl']), await fetched(seen['approvedFilePath'])];
    expect(now.headers['content-disposition']).toBe('attachment; filename=newer.pdf');
    expect(then.headers['content-disposition']).toBe('attachment; filename=programme.pdf');
    expect(now.rawPayload.equals(then.rawPayload)).toBe(false);
    // Of another country.
    expect((await fetched(seen['documentUrl'], 'viewer')).statusCode).toBe(404);
    expect((await fetched(`/downloads/approved/${id}-old`)).statusCode).toBe(404);
  });

  it('goes stale when an item of the agenda moves by five minutes, and names it (F1)', async () => {
    const { id, event } = await on.filed(agenda('09:00'));
    await on.bind(id, [
      'centreEvent.agenda.sections.items.name',
      'centreEvent.agenda.sections.items.timeStart',
    ]);
    await on.approve(id);
    await on.change(event, agenda('09:05'));
    expect(await on.see(id)).toMatchObject({
      state: 'STALE',
      isAvailable: false,
      changes: [
        {
          label: 'Welcome',
          field: 'centreEvent.agenda.sections.items.timeStart',
          before: '09:00',
          after: '09:05',
        },
      ],
    });
    await on.approve(id);
    expect(await on.see(id)).toMatchObject({ state: 'APPROVED', isAvailable: true, changes: [] });
  });

  const paid = async (amount: number, currency: string): Promise<string> => {
    const { id } = await on.make.trainer();
    await on.run(`update trainers set fmv_amount = ${amount}, fmv_currency = '${currency}' where id = ${id}`);
    return id;
  };

  it.each([
    ['EUR', 'EUR 250.00', 'EUR 1,300.05', 130_005],
    ['JPY', 'JPY 25,000', 'JPY 30,000', 30_000],
    ['KWD', 'KWD 25.000', 'KWD 30.125', 30_125],
  ])('tells of amounts in %s, with their digits (H4, H7)', async (currency, before, after, amount) => {
    const trainer = await paid(25_000, currency);
    const room = { name: 'Room', cost_category_id: '1', amount_exc_vat: 20_000, amount_inc_vat: 25_000 };
    const { id, event } = await on.filed({
      trainers: { sync: [{ id: trainer, priority: 1 }] },
      estimated_costs: { create: [{ ...room, currency }] },
    });
    await on.bind(id, [
      'centreEvent.trainers.trainer.fmvAmount',
      'centreEvent.trainerHonoraria.trainerFMV',
      'centreEvent.trainerHonoraria.trainerCurrency',
      'centreEvent.estimatedCosts.amountIncVat',
      'centreEvent.estimatedCosts.currency',
    ]);
    await on.approve(id);
    const { currentHash } = await on.see(id);
    await on.run(`update trainers set fmv_amount = ${amount} where id = ${trainer}`);
    await on.run(`update estimated_costs set amount_inc_vat = ${amount} where centre_event_id = ${event}`);
    const { changes } = await on.see(id);
    expect(changes.map((each) => [each.field.split('.').at(-1), each.before, each.after])).toEqual([
      ['amountIncVat', before, after],
      ['trainerFMV', before, after],
      ['fmvAmount', before, after],
    ]);
    const refused = await on.approve(id, { currentHash });
    expect(refused.errors?.[0]?.message).toContain(`: ${before} → ${after}.`);
  });

  it('tells an amount in the currency that it had, and in minor units where nobody knows one', async () => {
    const trainer = await paid(25_000, 'EUR');
    const { id, event } = await on.filed({ trainers: { sync: [{ id: trainer, priority: 1 }] } });
    const fee = (name: string) => `centreEvent.trainers.trainer.${name}`;
    await on.bind(id, [fee('fmvAmount'), fee('fmvCurrency'), 'centreEvent.leadTrainer.fmvAmount']);
    await on.change(event, { lead_trainer_id: trainer });
    await on.approve(id);
    await on.run(`update trainers set fmv_amount = 30000, fmv_currency = 'JPY' where id = ${trainer}`);
    const { changes } = await on.see(id);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['25000 in minor units', '30000 in minor units'],
      ['EUR', 'JPY'],
      ['EUR 250.00', 'JPY 30,000'],
    ]);
  });

  const attachMade = (event: string, guid: unknown) =>
    runs.api
      .as('global_manager')
      .send(
        'mutation ($event: ID!, $guid: ID!) { attached: attachApprovedDocumentToCentreEvent(centreEventId: $event, documentGuid: $guid) { id runType isCustomDocument fileName template { key } } }',
        { event, guid },
      );

  it('of a generated agenda binds what its template prints, and is renewed by making it again', async () => {
    const manager = runs.api.as('global_manager');
    const item =
      '<div data-repeat="centreEvent.agenda.sections.items"><p><span data-merge-field="centreEvent.agenda.sections.items.name"></span> <span data-merge-field="centreEvent.agenda.sections.items.timeStart" data-format="time"></span></p></div>';
    await runs.textOf('agenda', `<div data-repeat="centreEvent.agenda.sections">${item}</div>`);
    const event = (await on.make.event(agenda('09:00'))).id;
    const made = async () => {
      const run = await runs.open(manager, 'AGENDA', { centre_event_id: event });
      await runs.ended(manager, await runs.generate(manager, { key: run.key }));
      return (await runs.read(manager, run.key)).impressions[0]?.latest?.guid;
    };
    const attach = (documentGuid: unknown) => attachMade(event, documentGuid);
    const first = await made();
    const { attached } = (await attach(first)).data as { attached: { id: string } };
    expect(attached).toMatchObject({
      runType: 'AGENDA',
      isCustomDocument: false,
      template: { key: 'agenda' },
    });
    expect(outcomeOf(await on.approve(attached.id))).toBe('ok');
    await on.change(event, agenda('09:05'));
    expect(await on.see(attached.id)).toMatchObject({
      state: 'STALE',
      changes: [{ label: 'Welcome', before: '09:00', after: '09:05' }],
      blocks: ['What it says has changed since it was made. Make it again and attach it first.'],
    });
    expect(outcomeOf(await on.approve(attached.id))).toBe('MADE_ANEW_FIRST');
    const { key } = await runs.open(manager, 'AGENDA', { centre_event_id: event });
    const way = () => on.see(attached.id, manager, 'runKey newerGuid');
    expect(await way()).toMatchObject({ runKey: key, newerGuid: null });
    const early = await attach(first);
    expect(early.errors?.[0]?.message).toMatch(
      /^What it says has changed since it was made: .*Make it again first\.$/,
    );
    const second = await made();
    expect(await way()).toMatchObject({ newerGuid: second });
    expect((await attach(second)).data?.['attached']).toMatchObject({ id: attached.id });
    expect(await way()).toMatchObject({ newerGuid: null });
    expect(outcomeOf(await on.approve(attached.id))).toBe('ok');
    expect(await on.see(attached.id)).toMatchObject({ state: 'APPROVED', changes: [] });
  }, 30_000);

  it('of a generated document binds what its values are printed with: currencies, last days (F1)', async () => {
    const manager = runs.api.as('global_manager');
    const days = '<span data-merge-field="centreEvent.dateStart" data-format="days"></span>';
    const cost = '<p><span data-merge-field="centreEvent.estimatedCosts.amountIncVat"></span></p>';
    await runs.textOf('cost-summary', `${days}<div data-repeat="centreEvent.estimatedCosts">${cost}</div>`);
    const room = { name: 'Room', cost_category_id: '1', amount_exc_vat: 20_000, amount_inc_vat: 25_000 };
    const event = (await on.make.event({ estimated_costs: { create: [{ ...room, currency: 'EUR' }] } })).id;
    const { key } = await runs.open(manager, 'COST_SUMMARY', { centre_event_id: event });
    await runs.ended(manager, await runs.generate(manager, { key }));
    const guid = (await runs.read(manager, key)).impressions[0]?.latest?.guid;
    const { attached } = (await attachMade(event, guid)).data as { attached: { id: string } };
    await on.approve(attached.id);
    await on.run(`update estimated_costs set currency = 'USD' where centre_event_id = ${event}`);
    await on.run(`update centre_events set date_end = date_end + 1 where id = ${event}`);
    expect(await on.see(attached.id)).toMatchObject({
      state: 'STALE',
      changes: [
        { label: 'Last day', field: 'centreEvent.dateEnd' },
        { label: 'Room, currency', before: 'EUR', after: 'USD' },
      ],
    });
  }, 30_000);
});

describe('a contract', () => {
  const withContract = async (over = {}) => {
    const centre = await on.make.centre({ contract_required: true });
    const trainer = (await on.make.trainer()).id;
    const event = (
      await on.make.event({
        training_centre_id: centre.id,
        costs_base_currency: 'EUR',
        trainers: { sync: [{ id: trainer, priority: 1 }] },
        ...over,
      })
    ).id;
    const { id } = await on.make.filedDocument(event);
    return { event, id, trainer };
  };
  const flags = async (event: string) =>
    (
      await on.officer.ask(
        'query ($id: ID!) { centreEvent(id: $id) { contractExecuted contractExecutedText trainerHonoraria { frozenAt } } }',
        { id: event },
      )
    )['centreEvent'];

  it('freezes the honoraria and counts as executed with its approval, and no more with its withdrawal (B2, H6)', async () => {
    const { event, id, trainer } = await withContract();
    expect(await on.see(id)).toMatchObject({
      purpose: 'CONTRACT',
      blocks: [expect.stringMatching(/^No fair market value is kept for /)],
    });
    expect(outcomeOf(await on.approve(id))).toBe('HONORARIA_BLOCKED');
    expect((await on.see(id)).state).toBe('TO_APPROVE');
    await on.officer.ask('mutation ($input: UpdateTrainerInput!) { updateTrainer(input: $input) { id } }', {
      input: { id: trainer, fmv_amount: 20_000, fmv_currency: 'EUR' },
    });
    expect(await on.see(id)).toMatchObject({
      blocks: [],
      consequences: [
        'The agenda is kept as first approved.',
        'The fair market value and exchange rate of one trainer are frozen.',
        'The contract of the event counts as executed: bookings need not wait for it any more.',
      ],
    });
    expect(outcomeOf(await on.approve(id, { jobcode: 'CON-1' }))).toBe('ok');
    expect(await flags(event)).toMatchObject({
      contractExecuted: true,
      contractExecutedText: expect.stringContaining('CON-1') as string,
      trainerHonoraria: [{ frozenAt: '2026-11-21T12:00:00.000Z' }],
    });
    expect(validationOf(await on.withdraw(id, ' '))).toEqual({
      reason: ['Say why the document is withdrawn.'],
    });
    expect(outcomeOf(await on.withdraw(id, 'Signed by the wrong person.'))).toBe('ok');
    expect(await flags(event)).toMatchObject({
      contractExecuted: false,
      contractExecutedText: null,
      trainerHonoraria: [{ frozenAt: null }],
    });
    const after = await on.see(
      id,
      on.officer,
      'withdrawnReason withdrawnBy { id: ID } history { event reason }',
    );
    expect(after).toMatchObject({
      state: 'WITHDRAWN',
      isAvailable: false,
      documentUrl: `/downloads/approved/${id}`,
      withdrawnReason: 'Signed by the wrong person.',
      history: [{ event: 'WITHDRAWN', reason: 'Signed by the wrong person.' }, {}, {}, {}],
    });
    expect(outcomeOf(await on.withdraw(id))).toBe('TRANSITION_NOT_ALLOWED');
    expect(outcomeOf(await on.approve(id))).toBe('DOCUMENT_WITHDRAWN');
    expect(outcomeOf(await on.upload(id))).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('stays executed while another approval of one is in force', async () => {
    const { event, id } = await withContract({ trainers: { sync: [] } });
    const second = (await on.make.filedDocument(event, { purpose: 'CONTRACT' })).id;
    await on.approve(id);
    await on.approve(second);
    await on.withdraw(id);
    expect(await flags(event)).toMatchObject({ contractExecuted: true });
    await on.withdraw(second);
    expect(await flags(event)).toMatchObject({ contractExecuted: false });
  });
});

describe('files and removal', () => {
  it('refuses what is no PDF, and gives nothing away of it', async () => {
    const id = await on.attach((await on.make.event()).id);
    expect(validationOf(await on.upload(id, Buffer.from('hello')))).toHaveProperty(['input.pdfFile']);
    const tooLong = Buffer.alloc(26 * 1024 * 1024, '%PDF-1.7 ');
    expect(validationOf(await on.upload(id, tooLong))).toEqual({
      'input.pdfFile': ['The PDF may have at most 25 MB.'],
    });
    expect(await on.see(id, on.officer, 'fileHash')).toMatchObject({ fileHash: null });
  });

  it('removes only what was never approved (F3)', async () => {
    const { id } = await on.filed();
    const remove = () =>
      runs.api
        .as('administrator')
        .send('mutation ($id: ID!) { removed: removeCustomDocument(id: $id) }', { id });
    await on.approve(id);
    expect((await remove()).errors?.[0]?.message).toBe(
      'It was approved once, so it stays. Compliance can withdraw it.',
    );
    const waiting = await on.attach((await on.make.event()).id);
    const gone = await runs.api
      .as('administrator')
      .ask('mutation ($id: ID!) { removed: removeCustomDocument(id: $id) }', { id: waiting });
    expect(gone).toEqual({ removed: waiting });
    expect(await on.see(waiting)).toBeNull();
    await expect(on.run(`update approved_documents set deleted_at = now() where id = ${id}`)).rejects.toThrow(
      'approved_documents_kept_if_approved',
    );
  });

  it('keeps every step as it was', async () => {
    await on.filed();
    for (const statement of [
      'update approval_steps set hash = null',
      'delete from approval_steps',
      'truncate approval_steps',
    ])
      await expect(on.run(statement), statement).rejects.toThrow('stays as it was');
  });

  it('a centre has documents as well', async () => {
    const centre = await on.make.centre({ name: 'Old Mill' });
    const { made } = await runs.api
      .as('administrator')
      .ask(
        'mutation ($id: ID!) { made: attachApprovedDocumentToTrainingCentre(trainingCentreId: $id) { id name } }',
        {
          id: centre.id,
        },
      );
    const { id, name } = made as { id: string; name: string };
    expect(name).toBe('Document of Old Mill');
    await on.upload(id, writePdf({ pages: 2 }));
    await on.approve(id);
    await runs.api
      .as('administrator')
      .ask('mutation ($input: UpdateTrainingCentreInput!) { updateTrainingCentre(input: $input) { id } }', {
        input: { id: centre.id, country_id: '1', address: '1 Mill Lane' },
      });
    expect(await on.see(id)).toMatchObject({
      state: 'STALE',
      changes: [{ label: 'Centre, address', before: null, after: '1 Mill Lane' }],
    });
  });
});

it('lists and counts by state, and what is due first (F1, S6)', async () => {
  const { approvalCounts, approvalsDue, ...lists } = await on.officer.ask(
    `{ approvalCounts { toApprove stale approved withdrawn } approvalsDue { state dateNeeded }
       toApprove: approvedDocuments(state: TO_APPROVE) { state } stale: approvedDocuments(state: STALE) { state }
       approved: approvedDocuments(state: APPROVED) { state } withdrawn: approvedDocuments(state: WITHDRAWN) { state } }`,
    {},
  );
  const listed = Object.entries(lists as Record<string, { state: string }[]>);
  expect(Object.fromEntries(listed.map(([name, rows]) => [name, rows.length]))).toEqual(approvalCounts);
  for (const [name, rows] of listed)
    expect(new Set(rows.map(({ state }) => state.replace('_', '').toLowerCase()))).toEqual(
      new Set([name.toLowerCase()]),
    );
  const due = approvalsDue as { dateNeeded: string }[];
  expect(due).toHaveLength(10);
  expect(due.map(({ dateNeeded }) => dateNeeded)).toEqual(due.map(({ dateNeeded }) => dateNeeded).toSorted());
});

describe('what goes stale', () => {
  const officerNotices = async (id: string, who = on.officer) => {
    const { notifications } = await who.ask(
      '{ notifications { kind approvedDocument { id } centreEvent { id } } }',
      {},
    );
    return (notifications as { kind: string; approvedDocument: { id: string } | null }[]).filter(
      ({ kind, approvedDocument }) => kind === 'DOCUMENT_STALE' && approvedDocument?.id === id,
    ).length;
  };
  const round = () => notifyStale(runs.api.app.database, runs.api.app.clock.now);

  it('is told once to compliance and to the managers of the event, and again only after a new approval', async () => {
    const centre = await on.make.centre({ country_id: runs.api.country('PL') });
    const manager = await somebody(runs.api, ['country_manager'], 'PL');
    const elsewhere = await somebody(runs.api, ['country_manager'], 'SE');
    const { id, event } = await on.filed({ training_centre_id: centre.id, name: 'Early course' });
    await on.approve(id);
    await round();
    const told = async () => [
      await officerNotices(id),
      await officerNotices(id, manager),
      await officerNotices(id, elsewhere),
      await officerNotices(id, runs.api.as('administrator')),
    ];
    expect(await told()).toEqual([0, 0, 0, 0]);
    await on.change(event, { name: 'Late course' });
    expect(await round()).toBeGreaterThan(0);
    expect(await told()).toEqual([1, 1, 0, 0]);
    // Neither another round nor another change of what is stale already.
    await on.change(event, { name: 'Early course' });
    await round();
    await on.change(event, { name: 'Later course' });
    expect(await round()).toBe(0);
    expect(await told()).toEqual([1, 1, 0, 0]);
    const seen = await on.see(id, on.officer, 'history { event user { fullName } }');
    expect(seen).toMatchObject({ history: [{ event: 'STALE', user: null }, {}, {}, {}] });
    expect(seen['dateWaiting']).toBe('2026-11-21T12:00:00.000Z');
    await on.approve(id);
    await on.change(event, { name: 'Early course' });
    await round();
    expect(await told()).toEqual([2, 2, 0, 0]);
  });

  it('is told by mail, with the change in words', async () => {
    const { id, event } = await on.filed({ name: 'Early course' });
    const officer = await somebody(runs.api, ['compliance'], 'PL');
    await on.approve(id);
    await on.change(event, { name: 'Late course' });
    await round();
    const mails: Mail[] = [];
    const keep = (mail: Mail) => Promise.resolve(void mails.push(mail));
    await mailRound(runs.api.app, {}, keep);
    const { rows } = await on.run<{ user_email: string }>(
      `select user_email from users where id = ${officer.id}`,
    );
    const mine = mails.filter(({ to, link }) => to === rows[0]?.user_email && link?.url.endsWith(`/${id}`));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.subject).toMatch(/^Approval stale: Document \d+$/);
    expect(mine[0]?.paragraphs).toContain('Name: Early course → Late course.');
  });

  it('any single change of what is bound makes stale, and back makes fresh; any other does nothing (F1)', async () => {
    const trainer = (await on.make.trainer()).id;
    const { id, event } = await on.filed({
      ...agenda('09:00'),
      trainers: { sync: [{ id: trainer, priority: 1 }] },
    });
    const items = 'centreEvent.agenda.sections.items';
    await on.bind(id, [
      ...['name', 'dateStart', 'hotelName'].map((name) => `centreEvent.${name}`),
      ...['name', 'timeStart', 'section', 'trainers'].map((name) => `${items}.${name}`),
      'trainingCentre.city',
      'centreEvent.trainers.trainer.fullName',
    ]);
    await on.approve(id);
    const place = `(select i.id from agenda_items i join agenda_sections s on s.id = i.agenda_section_id join agendas a on a.id = s.agenda_id where a.centre_event_id = ${event} and i.name = 'Welcome' and a.kind = 'LIVE')`;
    const bound: readonly (readonly [table: string, column: string, where: string])[] = [
      ['centre_events', 'name', `id = ${event}`],
      ['centre_events', 'hotel_name', `id = ${event}`],
      ['agenda_items', 'name', `id = ${place}`],
      ['agenda_sections', 'name', `id = (select agenda_section_id from agenda_items where id = ${place})`],
      ['training_centres', 'city', `id = (select training_centre_id from centre_events where id = ${event})`],
      ['trainers', 'last_name', `id = ${trainer}`],
    ];
    const unbound: typeof bound = [
      ['centre_events', 'description', `id = ${event}`],
      ['centre_events', 'hotel_phone', `id = ${event}`],
      ['agenda_items', 'objectives', `id = ${place}`],
      [
        'training_centres',
        'address',
        `id = (select training_centre_id from centre_events where id = ${event})`,
      ],
      ['trainers', 'hospital', `id = ${trainer}`],
    ];
    const state = async () => (await on.see(id)).state;
    const tried = fc.asyncProperty(
      fc.constantFrom(
        ...bound.map((each) => [each, 'STALE'] as const),
        ...unbound.map((each) => [each, 'APPROVED'] as const),
      ),
      fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'aZé漢ع \'"%\\|') }),
      async ([[table, column, where], expected], text) => {
        const { rows } = await on.run<{ id: string; old: string | null }>(
          `select id::text, ${column} as old from ${table} where ${where}`,
        );
        const set = (value: string | null) =>
          on.run(
            `update ${table} set ${column} = ${value === null ? 'null' : `$t$${value}$t$`} where id = ${rows[0]?.id}`,
          );
        await set(`x${text}`);
        const changed = await state();
        await set(rows[0]?.old ?? null);
        expect([column, changed, await state()]).toEqual([column, expected, 'APPROVED']);
      },
    );
    await fc.assert(tried, { numRuns: 20 });
  }, 60_000);
});
