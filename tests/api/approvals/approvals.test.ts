import { describe, expect, it } from 'vitest';
import { unique } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { approvalWorldOf } from './approvalWorld.ts';
import { useApi } from '../useApi.ts';

/** Compliance decides: what an approval takes, what it is of, and what follows from it and from its withdrawal. */
const on = approvalWorldOf(useApi());

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
    // What turns a name around would hide how it ends.
    expect(
      (await on.upload(id, undefined, { name: 'programme\u202e.PDF' })).data?.['uploaded'],
    ).toMatchObject({
      fileName: 'programme.pdf',
      pages: 1,
    });
    const seen = await on.see(id);
    expect(seen).toMatchObject({
      blocks: [],
      documentUrl: `/downloads/approved/${id}`,
      consequences: ['The agenda is kept as first approved.'],
    });
    expect(outcomeOf(await on.approve(id, { jobcode: 'CNV-1', current_hash: seen.currentHash }))).toBe('ok');
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
    const other = await somebody(on.api, ['compliance'], 'DE');
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
    expect(validationOf(await on.approve(other.id, { jobcode: ' cnv-77 ' }))).toEqual({
      'input.jobcode': [expect.stringMatching(/^This code is used by the approval of “Document \d+”/)],
    });
    await on.withdraw(one.id);
    expect(outcomeOf(await on.approve(other.id, { jobcode: 'CNV-77' }))).toBe('ok');
  });

  it('is of what was seen: what changed since is said, and nothing is approved (F4)', async () => {
    const { id, event } = await on.filed({ name: 'Spring course' });
    const { currentHash } = await on.see(id);
    await on.change(event, { name: 'Autumn course' });
    const answer = await on.approve(id, { current_hash: currentHash });
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
    expect(outcomeOf(await on.approve(id, { current_hash: now }))).toBe('ok');
    const again = await on.approve(id, { current_hash: now });
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
    expect(outcomeOf(await on.approve(id, {}, on.api.as(username)))).toBe('ok');
    const { errors } = await on.approve(id);
    const by = `User ${nameless.id}`;
    expect(errors?.[0]).toMatchObject({
      message: `${by} has approved this document already.`,
      extensions: { code: 'ALREADY_APPROVED', by },
    });
  });
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
    await on.api
      .as('administrator')
      .ask('mutation ($input: UpdateCentreEventInput!) { updateCentreEvent(input: $input) { id } }', {
        input: { id: event, date_start: '2027-09-02', date_end: '2027-09-03' },
      });
    expect((await on.see(id)).isApprovalStale, 'moved').toBe(true);
    expect(await flags(event), 'moved').toMatchObject({
      contractExecuted: true,
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

  it('that counts as executed by hand does so after a withdrawal as before, with what was said of it', async () => {
    const byHand = { contractExecuted: true, contractExecutedText: 'Signed on paper, 3 May.' };
    const { event } = await withContract({
      trainers: { sync: [] },
      contract_executed: byHand.contractExecuted,
      contract_executed_text: byHand.contractExecutedText,
    });
    const { id } = await on.make.filedDocument(event, { purpose: 'CONTRACT' });
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    expect(await flags(event)).toMatchObject(byHand);
    expect(outcomeOf(await on.withdraw(id))).toBe('ok');
    expect(await flags(event)).toMatchObject(byHand);
  });

  it('is executed beside what was said of it, which stays after the withdrawal of another approval too', async () => {
    const { event, id } = await withContract({
      trainers: { sync: [] },
      contract_executed_text: 'With the lawyers.',
    });
    const second = (await on.make.filedDocument(event, { purpose: 'CONTRACT' })).id;
    await on.approve(id, { jobcode: 'CON-21' });
    await on.change(event, { name: 'Another course' });
    await on.approve(id, { jobcode: 'CON-22' });
    await on.approve(second);
    const executed = {
      contractExecuted: true,
      contractExecutedText: expect.stringMatching(
        /^With the lawyers\.\nApproved: .+ \(CON-21\)\.$/,
      ) as string,
    };
    expect(await flags(event)).toMatchObject(executed);
    await on.withdraw(id);
    expect(await flags(event)).toMatchObject(executed);
    await on.withdraw(second);
    expect(await flags(event)).toMatchObject({
      contractExecuted: false,
      contractExecutedText: 'With the lawyers.',
    });
  });

  it('is executed no more after a withdrawal, whatever somebody has made of its remarks meanwhile', async () => {
    const { event, id } = await withContract({ trainers: { sync: [] } });
    await on.approve(id);
    await on.change(event, { contract_executed_text: 'Signed on paper, 3 May.' });
    await on.withdraw(id);
    expect(await flags(event)).toMatchObject({
      contractExecuted: false,
      contractExecutedText: 'Signed on paper, 3 May.',
    });
  });

  it('stays executed where somebody has said so by hand since the approval', async () => {
    const { event, id } = await withContract({ trainers: { sync: [] } });
    await on.approve(id);
    await on.change(event, { contract_executed: false });
    await on.change(event, { contract_executed: true });
    await on.withdraw(id);
    expect(await flags(event)).toMatchObject({ contractExecuted: true });
  });

  it('is withdrawn also by a clock that is behind the one of its approval', async () => {
    const { id } = await withContract({ trainers: { sync: [] } });
    await on.approve(id);
    await on.run(
      `update approved_documents set date_approved = date_approved + interval '5 seconds' where id = ${id}`,
    );
    expect(outcomeOf(await on.withdraw(id))).toBe('ok');
  });

  it('is withdrawn after its event was deleted too (F4)', async () => {
    const { event, id } = await withContract({ trainers: { sync: [] } });
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    await on.api
      .as('administrator')
      .ask('mutation ($id: ID!) { deleteCentreEvent(id: $id) { id } }', { id: event });
    expect(outcomeOf(await on.withdraw(id))).toBe('ok');
    expect((await on.see(id)).state).toBe('WITHDRAWN');
  });
});
