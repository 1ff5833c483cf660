import { sql } from 'kysely';
import { taken } from '#server/errors/errors.ts';
import { run } from '#server/db/rows.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { checkTarget } from './checkTarget.ts';
import { pathOf } from './pathOf.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { addressInApp } from '#server/http/addressInApp.ts';

/** Administrators only. */
export const redirectPolicy: WritePolicy = { capability: 'redirects.write', countries: () => FALSE };

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

/**
 * A page of the app as redirects lead to it: its path as `pathOf` spells it, centres as the app spells them, with query
 * and hash. Null where it is not one.
 */
function targetOf(address: string): string | null {
  const path = pathOf(address);
  const url = addressInApp(address.trim());
  if (path === null || url === null) return null;
  return `${path.replace(/^\/centres(?=\/|$)/, '/centers')}${url.search}${url.hash}`;
}
