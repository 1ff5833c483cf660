import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../startApi.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { approvalWorld, item } from './approvalWorld.ts';

let api: Api;
let on: ReturnType<typeof approvalWorld>;
beforeAll(async () => {
  api = await startApi();
  on = approvalWorld(api);
}, 60_000);
afterAll(() => api.close());

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
    await on.upload(id);
    const seen = await on.see(id);
    expect(seen).toMatchObject({ blocks: [], documentUrl: `/downloads/approved/${id}` });
    expect(outcomeOf(await on.approve(id, { jobcode: 'CNV-1', currentHash: seen.currentHash }))).toBe('ok');
    expect(
      await on.see(id, on.officer, 'approvedBy { fullName } history { event jobcode hash }'),
    ).toMatchObject({
      state: 'APPROVED',
      isAvailable: true,
      isApprovalStale: false,
      jobcode: 'CNV-1',
      fieldHash: seen.currentHash,
      history: [
        { event: 'APPROVED', jobcode: 'CNV-1', hash: seen.currentHash },
        { event: 'UPLOADED', jobcode: null },
        { event: 'ATTACHED', jobcode: null },
      ],
    });
  });

  it('goes stale when an item of the agenda moves by five minutes, and names it (F1)', async () => {
    const { id, event } = await on.filed({
      agenda: {
        sections: [
          { name: 'Day 1', items: [item('Welcome', '09:00', '09:30'), item('Talk', '10:00', '11:00')] },
        ],
      },
    });
    await on.bind(id, [
      'centreEvent.agenda.sections.items.name',
      'centreEvent.agenda.sections.items.timeStart',
    ]);
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    await on.change(event, {
      agenda: {
        sections: [
          { name: 'Day 1', items: [item('Welcome', '09:05', '09:30'), item('Talk', '10:00', '11:00')] },
        ],
      },
    });
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
    expect(outcomeOf(await on.approve(id))).toBe('ok');
    expect(await on.see(id)).toMatchObject({ state: 'APPROVED', isAvailable: true, changes: [] });
  });
});

it('lists and counts by state', async () => {
  const { approvalCounts, approvedDocuments, approvalsDue } = await on.officer.ask(
    '{ approvalCounts { toApprove stale approved withdrawn } approvedDocuments(state: STALE) { id state } approvalsDue { state dateNeeded centreEvent { name } } }',
    {},
  );
  expect(approvalCounts).toMatchObject({ stale: 12, withdrawn: 6 });
  expect(approvedDocuments).toHaveLength(12);
  expect(approvalsDue).toHaveLength(10);
  expect(validationOf({ data: null })).toEqual({});
});
