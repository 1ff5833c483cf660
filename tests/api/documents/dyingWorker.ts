import { sql } from 'kysely';
import { openDatabase } from '#server/db/openDatabase.ts';
import { run } from '#server/db/rows.ts';
import { TaskRunner } from '#server/jobs/tasks/TaskRunner.ts';

/** A process that works on tasks and is killed between the work of its third row and the mark of it. */
const database = await openDatabase({ url: process.argv[2] ?? '', poolSize: 3 });
const log = { info: () => undefined, error: (details: object) => console.error(details) };
const runner = new TaskRunner({
  database,
  now: () => new Date(),
  log,
  kinds: {
    WORK: {
      atOnce: 1,
      chunk: 2,
      begin: async () => async (row) => async (tx) => {
        await run(tx, sql`insert into worked (key) values (${row.key})`);
        if (row.position === 3) process.kill(process.pid, 'SIGKILL');
        return null;
      },
    },
  },
});
runner.wake();
