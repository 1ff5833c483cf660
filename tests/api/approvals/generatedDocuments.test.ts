import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Answer } from '../Client.ts';
import { agenda, item, approvalWorldOf } from './approvalWorld.ts';
import { useApi } from '../useApi.ts';
import { updating } from '../mutations.ts';

const on = approvalWorldOf(useApi());

/** Makes the documents of a run. Answers their guids. */
async function made(runType: string, event: string, how: Fields = {}): Promise<readonly string[]> {
  const manager = on.api.as('global_manager');
  const { key } = await on.runs.open(manager, runType, { centre_event_id: event });
  const task = await on.runs.ended(manager, await on.runs.generate(manager, { key, ...how }));
  expect(task).toMatchObject({ state: 'DONE', failed: 0 });
  return (await on.runs.read(manager, key)).impressions.map(({ latest }) => latest?.guid ?? '');
}

const attach = (event: string, guid: string): Promise<Answer> =>
  on.api
    .as('global_manager')
    .send(
      'mutation ($event: ID!, $guid: ID!) { attached: attachApprovedDocumentToCentreEvent(centreEventId: $event, documentGuid: $guid) { id runType isCustomDocument fileName template { key } } }',
      { event, guid },
    );
const attachMade = (event: string, [guid = '']: readonly string[]) => attach(event, guid);
const idOf = ({ data }: Answer): string => (data?.['attached'] as { id: string }).id;

const changeTrainer = (id: string, values: Fields) =>
  on.officer.ask(updating('Trainer'), { input: { id, ...values } });

/** An event in zlotys with one trainer, who is paid in euros. */
async function taught() {
  const trainer = (await on.make.trainer()).id;
  await changeTrainer(trainer, { fmv_amount: 20_000, fmv_currency: 'EUR' });
  const event = (
    await on.make.event({
      costs_base_currency: 'PLN',
      trainers: { sync: [{ id: trainer, priority: 1 }] },
      agenda: programme(trainer),
    })
  ).id;
  return { trainer, event };
}
const programme = (trainer: string) => ({
  sections: [
    { name: 'Day 1', items: [item('Talk', '10:00', '11:00', { trainers: [{ trainer_id: trainer }] })] },
  ],
});

const hourlyValue = (trainer: string, amount: number) =>
  `update trainers set fmv_amount = ${amount} where id = ${trainer}`;

/** Runs a statement whenever a row of an event is written to a table: what somebody else commits in the midst of it. */
async function amid<T>(table: string, event: string, statement: string, work: () => Promise<T>): Promise<T> {
  await on.run(
    `create function meanwhile() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  );
  await on.run(
    `create trigger meanwhile after insert on ${table} for each row when (new.centre_event_id = ${event}) execute function meanwhile()`,
  );
  try {
    return await work();
  } finally {
    await on.run('drop function meanwhile cascade');
  }
}

describe('what is shown under a condition (F1, F4)', () => {
  it('is bound, and compared when it is attached: the VAT of a contract', async () => {
    const { trainer, event } = await taught();
    const [without = ''] = await made('TRAINER_CONTRACT', event);
    const officer = on.api.as('compliance');
    const payVat = (vat_payable: boolean) =>
      officer.ask(updating('Trainer'), { input: { id: trainer, vat_payable } });
    await payVat(true);
    expect((await attach(event, without)).errors?.[0]).toMatchObject({
      message:
        "What it says has changed since it was made: VAT is paid on top, by the trainer's invoice. Make it again first.",
      extensions: { code: 'MADE_BEFORE_CHANGE' },
    });
    const id = idOf(await attachMade(event, await made('TRAINER_CONTRACT', event)));
    expect(await on.see(id), 'what it is not bound to is told in words').toMatchObject({
      consequences: expect.arrayContaining([
        'It goes on holding when these change: Items, begin; Items, end; Items, name.',
      ]) as string[],
    });
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    expect(await on.see(id)).toMatchObject({ state: 'APPROVED', isAvailable: true });
    await payVat(false);
    expect(await on.see(id)).toMatchObject({
      state: 'STALE',
      changes: [{ field: 'trainer.vatPayable', before: 'yes', after: 'no' }],
    });
  });

  it('is compared for a booking too: the visa of a confirmation', async () => {
    const { id: event, bookings } = await on.runs.eventWith([{ booking: { booking_status: 'CONFIRMED' } }]);
    const [without = ''] = await made('CONFIRMATION', event);
    await on.run(`update event_bookings set visa_required = true where id = ${bookings[0]?.id}`);
    expect(outcomeOf(await attach(event, without))).toBe('MADE_BEFORE_CHANGE');
    expect(outcomeOf(await attachMade(event, await made('CONFIRMATION', event)))).toBe('ok');
  });
});

describe('made again', () => {
  it('takes the place of the one before, with another trainer on the programme as well (F2)', async () => {
    const { event, trainer } = await taught();
    const id = idOf(await attachMade(event, await made('AGENDA', event)));
    expect(outcomeOf(await on.approve(id, { jobcode: 'AGENDA-1' }))).toBe('ok');
    const other = (await on.make.trainer()).id;
    const both = [trainer, other].map((each, index) => ({ id: each, priority: index + 1 }));
    await on.change(event, { trainers: { sync: both }, agenda: programme(other) });
    expect((await on.see(id)).state).toBe('STALE');
    expect(idOf(await attachMade(event, await made('AGENDA', event)))).toBe(id);
    expect(outcomeOf(await on.approve(id, { jobcode: 'AGENDA-1' }))).toBe('ok');
    const { rows } = await on.run<{ id: string }>(
      `select record_id::text as id from approved_document_records where approved_document_id = ${id} and context = 'TRAINER'`,
    );
    expect(rows).toEqual([{ id: other }]);
    // What was withdrawn stays: the next one is another.
    await on.withdraw(id);
    expect(idOf(await attachMade(event, await made('AGENDA', event)))).not.toBe(id);
    const elsewhere = (await on.make.event()).id;
    expect(outcomeOf(await attachMade(elsewhere, await made('AGENDA', event)))).toBe('NOT_FOUND');
  });

  it('is no way for a contract whose trainer left the event, which says what can be done', async () => {
    const { event, trainer } = await taught();
    const guids = await made('TRAINER_CONTRACT', event);
    const id = idOf(await attachMade(event, guids));
    const left = () => on.change(event, { trainers: { sync: [] }, agenda: null });
    const see = () => on.see(id, on.officer, 'whyNotAgain');
    await left();
    const unapproved =
      'Its trainer is no longer on the event, so it cannot be made again or approved. Compliance can withdraw it.';
    expect(await see()).toMatchObject({ whyNotAgain: unapproved, blocks: [unapproved] });
    expect((await attachMade(event, guids)).errors?.[0]?.message).toBe(
      'Whom it was made for is no longer on the event, so it cannot be made again.',
    );
    await on.change(event, {
      trainers: { sync: [{ id: trainer, priority: 1 }] },
      agenda: programme(trainer),
    });
    expect(await see()).toMatchObject({ whyNotAgain: null, blocks: [] });
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    await left();
    const approved =
      'Its trainer is no longer on the event, so it cannot be made again. Compliance can withdraw it.';
    expect(await see()).toMatchObject({ state: 'STALE', whyNotAgain: approved, blocks: [approved] });
    expect(outcomeOf(await on.withdraw(id))).toBe('ok');
    expect(await see()).toMatchObject({ whyNotAgain: null });
  });

  it('is no way for a contract that nobody approved either: it is withdrawn, and settles nothing (F3)', async () => {
    const { event } = await taught();
    const id = idOf(await attachMade(event, await made('TRAINER_CONTRACT', event)));
    await on.change(event, { contract_executed: true, trainers: { sync: [] }, agenda: null });
    const counts = async () =>
      (await on.officer.ask('{ approvalCounts { toApprove withdrawn } }', {}))['approvalCounts'];
    const { toApprove, withdrawn } = (await counts()) as Record<string, number>;
    const removing = 'mutation ($id: ID!) { removed: removeCustomDocument(id: $id) }';
    expect(outcomeOf(await on.api.as('global_manager').send(removing, { id }))).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    expect(outcomeOf(await on.withdraw(id, 'Its trainer fell ill.'))).toBe('ok');
    expect(await on.see(id, on.officer, 'withdrawnReason whyNotAgain')).toMatchObject({
      state: 'WITHDRAWN',
      withdrawnReason: 'Its trainer fell ill.',
      whyNotAgain: null,
      dateWaiting: null,
    });
    expect(await counts()).toEqual({ toApprove: (toApprove ?? 0) - 1, withdrawn: (withdrawn ?? 0) + 1 });
    expect(await on.run(`select contract_executed from centre_events where id = ${event}`)).toMatchObject({
      rows: [{ contract_executed: true }],
    });
    expect(outcomeOf(await on.withdraw(await on.attach(event)))).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('leaves those of other trainers where they are', async () => {
    const { event, trainer } = await taught();
    const other = (await on.make.trainer()).id;
    await changeTrainer(other, { fmv_amount: 20_000, fmv_currency: 'EUR' });
    const both = [trainer, other].map((each, index) => ({ id: each, priority: index + 1 }));
    await on.change(event, { trainers: { sync: both } });
    const guids = await made('TRAINER_CONTRACT', event);
    expect(guids).toHaveLength(2);
    const ids = [];
    for (const guid of guids) ids.push(idOf(await attach(event, guid)));
    expect(new Set(ids).size).toBe(2);
    // One file of both is another, whichever comes first.
    const together = idOf(await attachMade(event, await made('TRAINER_CONTRACT', event, { combined: true })));
    expect(ids).not.toContain(together);
    expect(idOf(await attachMade(event, guids))).toBe(ids[0]);
  });
});

describe('what changes in the midst of it (F4)', () => {
  it('is not attached as if the file said it', async () => {
    const { event, trainer } = await taught();
    const [guid = ''] = await made('TRAINER_CONTRACT', event);
    const answer = await amid('approved_documents', event, hourlyValue(trainer, 90_000), () =>
      attach(event, guid),
    );
    expect(outcomeOf(answer)).toBe('MADE_BEFORE_CHANGE');
  });

  it('is neither approved nor frozen', async () => {
    const { event, trainer } = await taught();
    const id = idOf(await attachMade(event, await made('TRAINER_CONTRACT', event)));
    const { currentHash } = await on.see(id);
    const answer = await amid('agendas', event, hourlyValue(trainer, 90_000), () =>
      on.approve(id, { current_hash: currentHash }),
    );
    expect(outcomeOf(answer)).toBe('ok');
    const { rows } = await on.run<Fields>(
      `select z.fmv_amount::integer, d.field_hash, d.kept_facts::text like '%90000%' as other, s.hash, s.facts = d.kept_facts as same
       from approved_documents d join frozen_honoraria z on z.centre_event_id = d.centre_event_id
       join approval_steps s on s.approved_document_id = d.id and s.event = 'APPROVED' where d.id = ${id}`,
    );
    expect(rows).toEqual([
      { fmv_amount: 20_000, field_hash: currentHash, other: false, hash: currentHash, same: true },
    ]);
    // Frozen as it was seen: what an hour is worth elsewhere is none of its business.
    expect(await on.see(id)).toMatchObject({ state: 'APPROVED', changes: [] });
  });
});

describe('an approval', () => {
  it('of a generated agenda binds what its template prints, and is renewed by making it again', async () => {
    const manager = on.api.as('global_manager');
    const item =
      '<div data-repeat="centreEvent.agenda.sections.items"><p><span data-merge-field="centreEvent.agenda.sections.items.name"></span> <span data-merge-field="centreEvent.agenda.sections.items.timeStart" data-format="time"></span></p></div>';
    await on.runs.textOf('agenda', `<div data-repeat="centreEvent.agenda.sections">${item}</div>`);
    const event = (await on.make.event(agenda('09:00'))).id;
    const [first = ''] = await made('AGENDA', event);
    const { attached } = (await attach(event, first)).data as { attached: { id: string } };
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
    const { key } = await on.runs.open(manager, 'AGENDA', { centre_event_id: event });
    const way = () => on.see(attached.id, manager, 'runKey newerGuid');
    expect(await way()).toMatchObject({ runKey: key, newerGuid: null });
    const early = await attach(event, first);
    expect(early.errors?.[0]?.message).toMatch(
      /^What it says has changed since it was made: .*Make it again first\.$/,
    );
    const [second = ''] = await made('AGENDA', event);
    expect(await way()).toMatchObject({ newerGuid: second });
    expect((await attach(event, second)).data?.['attached']).toMatchObject({ id: attached.id });
    expect(await way()).toMatchObject({ newerGuid: null });
    expect(outcomeOf(await on.approve(attached.id))).toBe('ok');
    expect(await on.see(attached.id)).toMatchObject({ state: 'APPROVED', changes: [] });
  }, 30_000);

  it('of a generated document binds what its values are printed with: currencies, last days (F1)', async () => {
    const days = '<span data-merge-field="centreEvent.dateStart" data-format="days"></span>';
    const cost = '<p><span data-merge-field="centreEvent.estimatedCosts.amountIncVat"></span></p>';
    await on.runs.textOf(
      'cost-summary',
      `${days}<div data-repeat="centreEvent.estimatedCosts">${cost}</div>`,
    );
    const room = { name: 'Room', cost_category_id: '1', amount_exc_vat: 20_000, amount_inc_vat: 25_000 };
    const event = (await on.make.event({ estimated_costs: { create: [{ ...room, currency: 'EUR' }] } })).id;
    const id = idOf(await attachMade(event, await made('COST_SUMMARY', event)));
    await on.approve(id);
    await on.run(`update estimated_costs set currency = 'USD' where centre_event_id = ${event}`);
    await on.run(`update centre_events set date_end = date_end + 1 where id = ${event}`);
    expect(await on.see(id)).toMatchObject({
      state: 'STALE',
      changes: [
        { label: 'Last day', field: 'centreEvent.dateEnd' },
        { label: 'Room, currency', before: 'EUR', after: 'USD' },
      ],
    });
  }, 30_000);
});
