import { sql } from 'kysely';
import { exists } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { isOwnPage } from './ownPages.ts';
import { pathOf } from './pathOf.ts';

/** Spec §2: from an address without a page to a page of the app, or to the web. */
export async function checkTarget(
  write: Write,
  { path, row, id, problems }: Change<'redirects'>,
): Promise<void> {
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
