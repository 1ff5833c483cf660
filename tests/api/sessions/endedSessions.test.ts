import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { forgetSessions } from '#server/jobs/forgetOutdated.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.parse(testNow) - hours * hourMs).toISOString();

/** A session with a token, by when it was begun, and when it ended. */
async function session(user_id: string, begun: number, ended: { expires?: number; revoked?: number }) {
  const { kysely } = api.app.database;
  const expires_at = hoursAgo(ended.expires ?? -1);
  const revoked_at = ended.revoked === undefined ? null : hoursAgo(ended.revoked);
  const times = { issued_at: hoursAgo(begun), refreshed_at: hoursAgo(begun), expires_at, revoked_at };
  const { id } = await kysely
    .insertInto('sessions')
    .values({ user_id, page_token_hash: randomUUID(), absolute_expires_at: hoursAgo(-99), ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('session_tokens')
    .values({ token_hash: randomUUID(), session_id: id, generation: 1, expires_at })
    .execute();
  return id;
}

it('sessions are forgotten a day after they ended, and the latest says when its owner last signed in (S7)', async () => {
  const [present, gone] = [await somebody(api, ['viewer'], 'DE'), await somebody(api, ['viewer'], 'DE')];
  const open = await session(present.id, 60, {});
  await session(present.id, 50, { expires: 25 });
  await session(present.id, 49, { revoked: 25 });
  const justEnded = await session(present.id, 48, { revoked: 23 });
  await session(gone.id, 90, { expires: 80 });
  const last = await session(gone.id, 70, { expires: 60 });
  await forgetSessions(api.app.database, new Date(testNow));
  const { rows } = await sql<{ id: string; tokens: number }>`
    select s.id, (select count(*)::integer from session_tokens t where t.session_id = s.id) as tokens
    from sessions s where s.user_id in (${present.id}, ${gone.id}) order by s.issued_at`.execute(
    api.app.database.kysely,
  );
  expect(rows).toEqual([
    { id: last, tokens: 0 },
    { id: open, tokens: 1 },
    { id: justEnded, tokens: 1 },
  ]);
  expect(await forgetSessions(api.app.database, new Date(testNow))).toBe(0);
});
