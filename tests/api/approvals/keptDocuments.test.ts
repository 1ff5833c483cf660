import { describe, expect, it } from 'vitest';
import { writePdf } from '#tests/factories/writePdf.ts';
import { validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { approvalWorldOf } from './approvalWorld.ts';
import { updating } from '../mutations.ts';

/** The documents themselves, whoever decides: which files they take, what is removed and what stays, and how they are listed. */
const on = approvalWorldOf(useApi());

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
      on.api
        .as('administrator')
        .send('mutation ($id: ID!) { removed: removeCustomDocument(id: $id) }', { id });
    await on.approve(id);
    expect((await remove()).errors?.[0]?.message).toBe(
      'It was approved once, so it stays. Compliance can withdraw it.',
    );
    const waiting = await on.attach((await on.make.event()).id);
    const gone = await on.api
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
    const { made } = await on.api
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
    await on.api
      .as('administrator')
      .ask(updating('TrainingCentre'), { input: { id: centre.id, country_id: '1', address: '1 Mill Lane' } });
    expect(await on.see(id)).toMatchObject({
      state: 'STALE',
      changes: [{ label: 'Centre, address', before: null, after: '1 Mill Lane' }],
    });
  });
});

it('lists and counts by state, and what is due first (F1, S6)', async () => {
  // What was needed until March only is not due, as early as it would be.
  const over = await on.filed({ date_start: '2026-03-02', date_end: '2026-03-03' });
  const { approvalCounts, approvalsDue, ...lists } = await on.officer.ask(
    `{ approvalCounts { toApprove stale approved withdrawn } approvalsDue { id state dateNeeded }
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
  const due = approvalsDue as { id: string; dateNeeded: string }[];
  expect(due.map(({ id }) => id)).not.toContain(over.id);
  expect(due).toHaveLength(10);
  expect(due.map(({ dateNeeded }) => dateNeeded)).toEqual(due.map(({ dateNeeded }) => dateNeeded).toSorted());
});

it('lists in pages by what it shows: its state, since when it waits, until when it is needed (F1, S6)', async () => {
  const page = (args: string) => `approvedDocumentsPaginated(first: 200, ${args}) {
    data { id state dateNeeded dateWaiting } paginatorInfo { total } }`;
  const byState = (state: string) =>
    page(
      `where: { whereConditions: { column: STATE, value: "${state}" } }, sortBy: [{ column: DATE_NEEDED }]`,
    );
  const { approvalCounts, waiting, ...states } = await on.officer.ask(
    `{ approvalCounts { TO_APPROVE: toApprove STALE: stale APPROVED: approved WITHDRAWN: withdrawn }
       TO_APPROVE: ${byState('TO_APPROVE')} STALE: ${byState('STALE')} APPROVED: ${byState('APPROVED')} WITHDRAWN: ${byState('WITHDRAWN')}
       waiting: ${page('where: { whereConditions: { column: DATE_WAITING, operator: IS_NOT_NULL } }, sortBy: [{ column: DATE_WAITING }]')} }`,
    {},
  );
  interface Row {
    readonly state: string;
    readonly dateNeeded: string | null;
    readonly dateWaiting: string | null;
  }
  interface Page {
    readonly data: readonly Row[];
    readonly paginatorInfo: { readonly total: number };
  }
  const emptyLast = (days: readonly (string | null)[]) =>
    days.toSorted((a, b) => (a ?? '9999').localeCompare(b ?? '9999'));
  for (const [state, { data, paginatorInfo }] of Object.entries(states as Record<string, Page>)) {
    expect(paginatorInfo.total).toBe((approvalCounts as Record<string, number>)[state]);
    expect(new Set(data.map((row) => row.state))).toEqual(new Set([state]));
    const days = data.map(({ dateNeeded }) => dateNeeded);
    expect(days).toEqual(emptyLast(days));
  }
  const since = (waiting as Page).data.map(({ dateWaiting }) => dateWaiting);
  expect(since.length).toBeGreaterThan(10);
  expect(since).not.toContain(null);
  expect(since).toEqual(since.toSorted());
});
