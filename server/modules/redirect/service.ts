import { sql } from 'kysely';
import { taken } from '#server/errors/errors.ts';
import { run, exists } from '#server/db/rows.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { pathOf } from './pathOf.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { addressInApp } from '#schema/addressInApp.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { isOwnPage } from './ownPages.ts';

/** Spec §2: from an address without a page to a page of the app, or to the web. */
async function checkTarget(write: Write, { path, row, id, problems }: Change<'redirects'>): Promise<void> {
  const from = pathOf(row.path ?? '');
  const target = row.target ?? '';
  if (from === null)
    return problems.add(
      `${path}.path`,
      'Must begin with / and be an address of this app, such as /spring-course.',
    );
  if (isOwnPage(from)) problems.add(`${path}.path`, 'This address has a page of its own.');
  if (!target.startsWith('/')) {
    if (hasAccount(target)) problems.add(`${path}.target`, 'Must not hold a name or a password.');
    return;
  }
  const to = pathOf(target);
  if (to === null) return problems.add(`${path}.target`, 'This is not an address of this app.');
  if (to === from || (await leadsBack(write, { from, to, id })))
    problems.add(`${path}.target`, 'This would lead back to where it came from.');
}

/** 'https://bank.example@elsewhere.example' leads elsewhere than it looks. */
function hasAccount(target: string): boolean {
  if (!URL.canParse(target)) return false;
  const { username, password } = new URL(target);
  return username !== '' || password !== '';
}

/** Whether following the other redirects from `to` comes by `from`. */
const leadsBack = (
  write: Write,
  { from, to, id }: { readonly from: string; readonly to: string; readonly id: string | null },
): Promise<boolean> =>
  exists(
    write.tx,
    sql`with recursive way (path) as (
          select ${to}::text
          union
          select regexp_replace(regexp_replace(r.target, '[?#].*$', ''), '(.)/+$', '\\1')
          from way join redirects r on r.path = way.path
          where r.deleted_at is null and r.target like '/%' and r.id is distinct from ${id}::bigint
        )
        select 1 from way where path = ${from}`,
  );

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
