import { sql } from 'kysely';
import { taken } from '#server/errors/errors.ts';
import { run } from '#server/db/rows.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { checkTarget } from './checkTarget.ts';
import { pathOf } from './pathOf.ts';
import { redirectPolicy } from './policy.ts';
import { targetOf } from './targetOf.ts';

export const redirectService = new Writes({
  type: 'Redirect',
  table: 'redirects',
  noun: 'redirect',
  policy: redirectPolicy,
  nameOf: (row) => row.path,
  required: ['path', 'target'],
  deletedColumn: 'deleted_at',
  constraints: { redirects_path: (path) => taken(`${path}.path`) },
  // Two that would lead to each other must not be written at once.
  lock: async (write) => {
    await run(write.tx, sql`lock table redirects in share row exclusive mode`);
  },
  derive: (_write, { values }) => {
    const path = pathOf(values.path ?? '');
    const target = targetOf(values.target ?? '');
    return { ...(path !== null && { path }), ...(target !== null && { target }) };
  },
  validate: checkTarget,
});
