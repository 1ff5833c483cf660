import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../Client.ts';
import { endedTask } from '../endedTask.ts';
import { somebody } from '../somebody.ts';
import {
  amend,
  ask,
  byKey,
  change,
  checked,
  people,
  peopleCalled,
  rows,
  run,
  started,
} from './importWorld.ts';
import { useApi } from '../useApi.ts';

/** V3: what was written stays written, once, whatever goes wrong on the way. */
describe('the writing of a file', { timeout: 120_000 }, () => {
  const api = useApi();
  const admin = api.as('administrator');
  const writtenOf = (lastName: string) => peopleCalled(api, lastName);
  /** What happens as whoever has this first name is written, until the answer is called. */
  const happensAt = async (firstName: string, what: string): Promise<() => Promise<unknown>> => {
    const { kysely } = api.app.database;
    await sql`create function happens_in_test() returns trigger language plpgsql as $$
      begin if new.first_name = ${sql.lit(firstName)} then ${sql.raw(what)}; end if; return new; end $$`.execute(
      kysely,
    );
    await sql`create trigger happens_in_test before insert on participants for each row execute function happens_in_test()`.execute(
      kysely,
    );
    return () => sql`drop function happens_in_test() cascade`.execute(kysely);
  };
  /** A fault of the database. */
  const faultAt = (firstName: string) => happensAt(firstName, `raise exception using errcode = 'XX001'`);

  it('counts what was written before a fault, and with what is done once more (V3)', async () => {
    const names = ['Anna', 'Fault', 'Bela', 'Cleo'];
    const { key } = await started(
      admin,
      `last_name,first_name\n${names.map((name) => `Qfault,${name}`).join('\n')}\n`,
    );
    await checked(admin, key);
    const mend = await faultAt('Fault');
    const { taskId } = await ask(admin, byKey('runImport'), { key });
    const ofTask = 'state total done failed';
    expect(await endedTask(admin, String(taskId), ofTask)).toMatchObject({ total: 4, done: 1, failed: 3 });
    await mend();
    await admin.ask('mutation ($id: ID!) { retryTask(id: $id) { id } }', { id: taskId });
    expect(await endedTask(admin, String(taskId), ofTask)).toMatchObject({ total: 4, done: 4, failed: 0 });
    expect(await writtenOf('Qfault')).toBe(4);
  });

  it('takes back a row that somebody else has written by then, and goes on (V3)', async () => {
    const { key } = await started(admin, 'last_name,first_name\nQmeanwhile,Twice\nQmeanwhile,Anna\n');
    await checked(admin, key);
    const other = `update record_import_rows set state = 'DONE' where cells::text like '%Qmeanwhile%Twice%'`;
    const end = await happensAt('Twice', other);
    expect(await run(admin, key)).toMatchObject({ state: 'DONE', done: 1, failed: 0 });
    await end();
    expect(await people(admin, 'qmeanwhile')).toMatchObject([{ firstName: 'Anna' }]);
  });

  it('tries a row that somebody else holds again after the rest, and at last says so (K1)', async () => {
    const { kysely } = api.app.database;
    const lines = ['Held', 'Later', 'Anna'].map((name) => `Qheld,${name}`);
    const { key } = await started(admin, `last_name,first_name\n${lines.join('\n')}\n`);
    await sql`create sequence tries_in_test`.execute(kysely);
    const heldFor = (tries: number) =>
      happensAt(
        'Held',
        `if nextval('tries_in_test') <= ${tries} then raise exception using errcode = '55P03'; end if`,
      );
    const free = await heldFor(2);
    expect(await checked(admin, key)).toMatchObject({ created: 3, refused: 0 });
    await free();
    await sql`alter sequence tries_in_test restart`.execute(kysely);
    const freeAtLast = await heldFor(3);
    expect(await run(admin, key)).toMatchObject({ state: 'DONE', done: 2, failed: 1 });
    const message = 'Whenever this was tried, somebody else was changing it. Please try again later.';
    expect((await rows(admin, key, { state: 'FAILED' })).data).toMatchObject([{ problems: [{ message }] }]);
    expect(await run(admin, key)).toMatchObject({ done: 3, failed: 0 });
    await freeAtLast();
    await sql`drop sequence tries_in_test`.execute(kysely);
    expect(await writtenOf('Qheld')).toBe(3);
  });

  it('that is done once more tells nothing of what failed before, and all that is done (V3)', async () => {
    const lines = ['Anna', 'Known', 'Fault'].map((name) => `Qagain,${name},QA${name}`);
    const { key } = await started(admin, `last_name,first_name,onekey_id\n${lines.join('\n')}\n`);
    await ask(admin, change, { input: { key, match: 'onekey_id' } });
    await checked(admin, key);
    const known = await api.make.participant({ onekey_id: 'QAKnown' });
    const mend = await faultAt('Fault');
    const { taskId } = await ask(admin, byKey('runImport'), { key });
    const ofTask = 'state total done failed';
    expect(await endedTask(admin, String(taskId), ofTask)).toMatchObject({ total: 3, done: 1, failed: 2 });
    await mend();
    await sql`update participants set onekey_id = null where id = ${known.id}`.execute(
      api.app.database.kysely,
    );
    const { again } = await admin.ask('mutation ($id: ID!) { again: retryTask(id: $id) { total failed } }', {
      id: taskId,
    });
    expect(again).toMatchObject({ total: 3, failed: 0 });
    expect(await endedTask(admin, String(taskId), ofTask)).toMatchObject({ total: 3, done: 3, failed: 0 });
  });

  it('is not worked on by an earlier task that is done once more beside what came after (V3)', async () => {
    const { key } = await started(admin, 'last_name,first_name\nQearlier,Anna\n');
    const { taskId } = await checked(admin, key);
    await run(admin, key);
    await sql`update task_rows set state = 'SKIPPED' where task_id = ${taskId}`.execute(
      api.app.database.kysely,
    );
    const set = (values: string) =>
      sql`update tasks set ${sql.raw(values)} where id = ${taskId}`.execute(api.app.database.kysely);
    await set(`state = 'RUNNING', date_ended = null`);
    expect(outcomeOf(await admin.send(change, { input: { key, dates: 'MDY' } }))).toBe('IMPORT_UNDER_WAY');
    const amended = { input: { key, position: 1, cells: ['Qearlier', 'Bea'] } };
    expect(outcomeOf(await admin.send(amend, amended))).toBe('IMPORT_UNDER_WAY');
    await set(`state = 'CANCELLED', date_ended = now()`);
    await admin.ask('mutation ($id: ID!) { retryTask(id: $id) { id } }', { id: taskId });
    expect(await endedTask(admin, String(taskId), 'state rows { message }')).toMatchObject({
      rows: [{ message: 'The file has been checked or imported since. Go on from there.' }],
    });
  });

  it('is not gone on with once its owner’s account is deactivated (S2)', async () => {
    const owner = await somebody(api, ['administrator'], 'DE');
    const { key } = await started(owner, 'last_name\nQclosed\n');
    await checked(owner, key);
    const { kysely } = api.app.database;
    await sql`create function deactivate_in_test() returns trigger language plpgsql as $$
      begin update users set deactivated_at = now() where id = new.owner_id; return new; end $$`.execute(
      kysely,
    );
    await sql`create trigger deactivate_in_test after insert on tasks for each row execute function deactivate_in_test()`.execute(
      kysely,
    );
    const { taskId } = await ask(owner, byKey('runImport'), { key });
    await sql`drop function deactivate_in_test() cascade`.execute(kysely);
    const messages = async () => {
      const { rows: told } = await sql<{ message: string | null }>`
        select message from task_rows where task_id = ${taskId}`.execute(kysely);
      return told.map(({ message }) => message);
    };
    await expect
      .poll(messages, { timeout: 20_000 })
      .toEqual(['You may not do this: your account was deactivated.']);
    expect(await writtenOf('Qclosed')).toBe(0);
  });
});
