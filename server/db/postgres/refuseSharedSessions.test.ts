import { expect, it } from 'vitest';
import { refuseSharedSessions } from './refuseSharedSessions.ts';

// Nobody listens on port 1.
it.each(['127.0.0.1', 'localhost'])(
  'a start without a database at %s names the setting, and why',
  async (host) => {
    const start = refuseSharedSessions(`postgres://convene:hunter2@${host}:1/convene`, 'DATABASE_URL');
    await expect(start).rejects.toThrow(
      /^DATABASE_URL leads to no database that can be used: connect ECONNREFUSED [^ ]+:1(, connect ECONNREFUSED [^ ]+:1)?\.$/,
    );
  },
);
