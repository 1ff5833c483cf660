import { describe, expect, it } from 'vitest';
import { unique } from '#tests/factories/records.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { approvalWorldOf } from './approvalWorld.ts';
import { useApi } from '../useApi.ts';

/** Compliance decides: what an approval takes, and what it is of. */
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
        { event: 'UPLOADED', jobcode: null, hash: seen.currentHash },
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
    const next = writePdf({ catalog: `/Lang (x-${unique()})` });
    await on.upload(id, next, { who: on.officer });
    expect(outcomeOf(await on.approve(id))).toBe('FOUR_EYES');
    // Nobody takes it from them by bringing the same file.
    await on.upload(id, next);
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
    for (const same of [' cnv-77 ', 'CNV\u200b-77', 'CNV-\u000777'])
      expect(validationOf(await on.approve(other.id, { jobcode: same }))).toEqual({
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
