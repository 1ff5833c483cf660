import { describe, expect, it } from 'vitest';
import { outcomeOf, validationOf } from '../Client.ts';
import { approvalWorldOf } from './approvalWorld.ts';
import { useApi } from '../useApi.ts';
import { deleting, updating } from '../mutations.ts';

/** What an approval settles of its event, and what its withdrawal takes back. */
const on = approvalWorldOf(useApi());

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
    await on.officer.ask(updating('Trainer'), {
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
    await on.api.as('administrator').ask(updating('CentreEvent'), {
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

  it('is another thing than an authorisation, which freezes nothing, and neither is taken back with the other (B2, H6)', async () => {
    const { event } = await withContract();
    const settled = async () => {
      const { centreEvent } = await on.officer.ask(
        'query ($id: ID!) { centreEvent(id: $id) { authorisationObtained contractExecuted trainerHonoraria { frozenAt } } }',
        { id: event },
      );
      return centreEvent;
    };
    const paper = (await on.make.filedDocument(event, { purpose: 'AUTHORISATION' })).id;
    // The trainer has no fair market value, which keeps a contract from being approved.
    expect(outcomeOf(await on.approve(paper))).toBe('ok');
    const authorised = { authorisationObtained: true, contractExecuted: false };
    expect(await settled()).toEqual({ ...authorised, trainerHonoraria: [{ frozenAt: null }] });
    await on.change(event, { trainers: { sync: [] } });
    const contract = (await on.make.filedDocument(event, { purpose: 'CONTRACT' })).id;
    expect(outcomeOf(await on.approve(contract))).toBe('ok');
    expect(await settled()).toMatchObject({ ...authorised, contractExecuted: true });
    await on.withdraw(contract);
    expect(await settled()).toMatchObject(authorised);
    await on.withdraw(paper);
    expect(await settled()).toMatchObject({ authorisationObtained: false, contractExecuted: false });
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

  it('is executed without a word where the remarks have no room for one', async () => {
    const remarks = 'With the lawyers. '.repeat(555).trim();
    const { event } = await withContract({ trainers: { sync: [] }, contract_executed_text: remarks });
    const { id } = await on.make.filedDocument(event, { purpose: 'CONTRACT' });
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    expect(await flags(event)).toMatchObject({ contractExecuted: true, contractExecutedText: remarks });
    expect(outcomeOf(await on.withdraw(id))).toBe('ok');
    expect(await flags(event)).toMatchObject({ contractExecuted: false, contractExecutedText: remarks });
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
    await on.api.as('administrator').ask(deleting('CentreEvent'), { id: event });
    expect(outcomeOf(await on.withdraw(id))).toBe('ok');
    expect((await on.see(id)).state).toBe('WITHDRAWN');
  });
});
