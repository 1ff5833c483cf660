import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/setup/testDocuments.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { startMails } from '#server/jobs/startMails.ts';
import { mailsGivenUp, mailWriters } from '#server/mailWriters.ts';
import { authSecret } from '#server/auth/Authentication.ts';
import { MailRefused } from '#server/mail/Mail.ts';
import { enqueueMail } from '#server/mail/enqueueMail.ts';
import type { Database } from '#server/db/Database.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { mailRound } from './mailRound.ts';
import { startMailServer, type MailServer } from './mailServer.ts';

/** Mails wait in a table until they are sent: none is lost, and none is sent again by trying again. */
describe('the queue of mails', () => {
  let test: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    test = await createTestApp();
    server = await startMailServer();
  });
  afterAll(async () => {
    await server.close();
    await test.close();
  });
  beforeEach(async () => {
    test.clock.now = new Date(testNow);
    server.taken.length = 0;
    await sql`delete from outgoing_mails`.execute(test.database.kysely);
  });

  const round = () => mailRound(test, { SMTP_URL: server.url });
  const queue = (count = 1) =>
    test.database.transaction(async (tx) => {
      for (let turn = 0; turn < count; turn += 1)
        await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', userId: '1', now: test.clock.now });
    });
  const pass = (minutes: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
  };
  const started = (database: Database) => {
    const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: test.dataDir, SMTP_URL: server.url });
    const log = { info: () => undefined, error: () => undefined };
    return startMails({
      config,
      database,
      writers: mailWriters(documentsOf(test)),
      givenUp: mailsGivenUp,
      secret: authSecret(config),
      now: () => test.clock.now,
      log,
    });
  };
  const kept = () => test.database.kysely.selectFrom('outgoing_mails').selectAll().executeTakeFirstOrThrow();

  const sentAt = async () =>
    (
      await test.database.kysely
        .selectFrom('outgoing_mails')
        .select('sent_at')
        .where('sent_at', 'is not', null)
        .execute()
    ).map(({ sent_at }) => new Date(sent_at ?? ''));

  it('sends a mail once, however often it is looked through', async () => {
    await queue();
    expect(await round()).toBe(1);
    pass(60);
    expect(await round()).toBe(0);
    expect(server.taken).toHaveLength(1);
  });

  it('greets people by the name that they have everywhere, family name first where it is', async () => {
    const { id, full_name } = await test.database.kysely
      .selectFrom('users')
      .select(['id', 'full_name'])
      .where('last_name', '=', '司徒')
      .executeTakeFirstOrThrow();
    await test.database.transaction((tx) =>
      enqueueMail(tx, { kind: 'PASSWORD_CHANGED', userId: id, now: test.clock.now }),
    );
    await round();
    expect(full_name).toBe('司徒 海棠');
    expect(server.taken[0]?.text).toContain('Hello 司徒 海棠,');
  });

  it('sends nothing of what was not committed', async () => {
    const failed = test.database.transaction(async (tx) => {
      await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', userId: '1', now: test.clock.now });
      throw new Error('Rolled back.');
    });
    await expect(failed).rejects.toThrow('Rolled back.');
    expect(await round()).toBe(0);
    expect(server.taken).toEqual([]);
  });

  it('tries again later what could not be handed over, as the same mail', async () => {
    await queue();
    server.refuse(451, 451);
    await expect(round()).rejects.toThrow('Mails could not be sent: EENVELOPE 451.');
    expect(await round()).toBe(0);
    pass(1);
    await expect(round()).rejects.toThrow('451');
    pass(4);
    expect(await round()).toBe(0);
    pass(1);
    expect(await round()).toBe(1);
    expect(server.taken).toHaveLength(1);
    expect((await kept()).attempts).toBe(3);
    expect(server.taken[0]?.messageId).toMatch(/^<[0-9a-f]{32}@convene\.example>$/);
    pass(1_000);
    expect(await round()).toBe(0);
  });

  it('waits while the mail server is away', async () => {
    await queue();
    await expect(mailRound(test, { SMTP_URL: 'smtp://127.0.0.1:9' })).rejects.toThrow('ESOCKET');
    pass(1);
    expect(await round()).toBe(1);
    expect(server.taken).toHaveLength(1);
  });

  it('gives up what is refused for good, and says why', async () => {
    await queue();
    server.refuse(550);
    await expect(round()).rejects.toThrow('550');
    // Not what the server said: it may hold an address.
    expect((await kept()).last_error).toBe('EENVELOPE 550');
    pass(2_000);
    expect(await round()).toBe(0);
    expect(await kept()).toMatchObject({ sent_at: null, attempts: 1 });
    expect((await kept()).dropped_at).not.toBeNull();
  });

  it('counts a mail that cannot be composed as a failed try, and sends those after it', async () => {
    await test.database.transaction((tx) =>
      enqueueMail(tx, { kind: 'PASSWORD_RESET', userId: '1', subjectId: 'no-id', now: test.clock.now }),
    );
    pass(1);
    await queue();
    await expect(round()).rejects.toThrow('Mails could not be sent');
    expect(server.taken).toHaveLength(1);
    const failed = await test.database.kysely
      .selectFrom('outgoing_mails')
      .selectAll()
      .where('kind', '=', 'PASSWORD_RESET')
      .executeTakeFirstOrThrow();
    expect(failed).toMatchObject({ attempts: 1, sent_at: null, dropped_at: null, last_error: '22P02' });
    expect(await round()).toBe(0);
  });

  it('writes to nobody whose account was deactivated after the mail was queued', async () => {
    const setDeactivated = (at: string | null) =>
      test.database.kysely.updateTable('users').set({ deactivated_at: at }).where('id', '=', '1').execute();
    await queue();
    await setDeactivated(testNow);
    expect(await round()).toBe(1);
    await setDeactivated(null);
    expect(server.taken).toEqual([]);
    expect(await kept()).toMatchObject({ sent_at: null, last_error: 'account deactivated' });
    expect((await kept()).dropped_at).not.toBeNull();
  });

  it('leaves a mail to whoever took it, however long the round has lasted already', async () => {
    await queue(2);
    const takenByOthers: number[] = [];
    await mailRound(test, {}, async () => {
      if ((await sentAt()).length === 0) pass(6);
      else takenByOthers.push(await round());
    });
    expect(takenByOthers).toEqual([0]);
    expect(server.taken).toEqual([]);
    expect(await sentAt()).toEqual([test.clock.now, test.clock.now]);
  });

  it('ends a round though what has failed in it is due again already', async () => {
    await queue(2);
    let tries = 0;
    const slow = mailRound(test, {}, async () => {
      tries += 1;
      pass(2);
      throw new Error('Too slow.');
    });
    await expect(slow).rejects.toThrow('Mails could not be sent');
    expect(tries).toBe(2);
    expect(await round()).toBe(1);
  });

  it('sends letters last, and before them what is queued while it is at it', async () => {
    const { kysely } = test.database;
    const letter = { kind: 'DOCUMENT', created_at: testNow, due_at: testNow } as const;
    await kysely.insertInto('outgoing_mails').values([letter, letter]).execute();
    pass(1);
    await queue();
    const lettersLeft: number[] = [];
    const count = await mailRound(test, { SMTP_URL: server.url }, undefined, async () => {
      const isLeft = kysely
        .selectFrom('outgoing_mails')
        .where('kind', '=', 'DOCUMENT')
        .where('dropped_at', 'is', null);
      lettersLeft.push((await isLeft.select('id').execute()).length);
      pass(1);
      if (lettersLeft.length === 1) await queue();
    });
    expect([count, lettersLeft, server.taken.length]).toEqual([4, [2, 2], 2]);
  });

  it('sends each once where several processes look through it at the same time', async () => {
    await queue(12);
    const counts = await Promise.all([round(), round(), round()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(server.taken).toHaveLength(12);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('takes over from a process that died over a mail', async () => {
    await queue();
    // As after the take, before the mail was handed over.
    const until = new Date(test.clock.now.getTime() + 5 * 60_000).toISOString();
    await test.database.kysely.updateTable('outgoing_mails').set({ due_at: until, attempts: 1 }).execute();
    expect(await round()).toBe(0);
    pass(5);
    expect(await round()).toBe(1);
    expect(server.taken).toHaveLength(1);
  });

  it('is sent and judged no more by a process that stood still until another had taken it', async () => {
    await queue();
    const another = async () => {
      pass(6);
      await round();
    };
    const judged = mailRound(test, {}, async () => {
      await another();
      throw new MailRefused();
    });
    await expect(judged).rejects.toThrow('Mails could not be sent');
    expect(server.taken).toHaveLength(1);
    expect(await kept()).toMatchObject({ dropped_at: null, last_error: null });
    await queue();
    await mailRound(test, { SMTP_URL: server.url }, undefined, another);
    expect(server.taken).toHaveLength(2);
  });

  it('tells of a free seat by the event, not by the person who waits (W4), and of none that is gone', async () => {
    const { rows } = await sql<{ id: string; user_id: string; name: string }>`
      with told as (
        insert into notifications (user_id, kind, centre_event_id, waiting_list_entry_id, date_created)
        select w.author_id, 'SEAT_FREE', w.centre_event_id, w.id, ${testNow}::timestamptz
        from waiting_list_entries w join centre_events e on e.id = w.centre_event_id
        where w.deleted_at is null and e.deleted_at is null and not exists (
          select 1 from notifications n where n.waiting_list_entry_id = w.id)
        order by w.id limit 2 returning id, user_id, centre_event_id)
      select told.id::text, told.user_id::text, e.name from told join centre_events e on e.id = told.centre_event_id`.execute(
      test.database.kysely,
    );
    await test.database.transaction(async (tx) => {
      for (const { id, user_id } of rows)
        await enqueueMail(tx, { kind: 'SEAT_FREE', userId: user_id, subjectId: id, now: test.clock.now });
    });
    await sql`update notifications set date_gone = now() where id = ${rows[1]?.id ?? ''}::bigint`.execute(
      test.database.kysely,
    );
    expect(await round()).toBe(2);
    expect(server.taken.map(({ subject }) => subject)).toEqual([`A seat is free: ${rows[0]?.name}`]);
    expect(server.taken[0]?.text).toMatch(/https:\/\/convene\.example\/events\/\d+\?section=waitingList/);
  });

  it('goes out by itself, as soon as what queued it is committed', async () => {
    const mails = started(test.database);
    await queue(2);
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(2);
    await mails.stop();
  });

  it('is no longer listened for once it has stopped', async () => {
    const listening = new Set<unknown>();
    const mails = started({
      ...test.database,
      onWrite: (listener) => {
        listening.add(listener);
        return () => listening.delete(listener);
      },
    });
    expect(listening.size).toBe(1);
    await mails.stop();
    expect(listening.size).toBe(0);
  });
});
