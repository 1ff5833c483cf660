import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { Draft } from '#server/db/Row.ts';
import { run } from '#server/db/rows.ts';
import { viewNameTaken, viewsTooMany } from '#server/errors/viewRefusals.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { checkView } from './checkView.ts';

/** More than anybody finds their way in. */
const ownAtMost = 200;

/** Whose rows are bound to countries is not asked: a view has none. */
export const viewPolicy: WritePolicy = {
  capability: 'views.write',
  countries: () => TRUE,
  own: (alias, viewer) => isOwn(sql.id(alias, 'owner_id'), viewer),
};

export const savedViewService = new Writes({
  type: 'SavedView',
  table: 'saved_views',
  noun: 'view',
  policy: viewPolicy,
  nameOf: (row) => row.label,
  required: ['resource', 'type', 'label', 'look'],
  deletedColumn: 'deleted_at',
  // Of a person and a list alike: what somebody searches for is not for the log to tell.
  secret: ['look', 'arguments'],
  constraints: { saved_views_label: viewNameTaken },
  lock: async (write, { action }) => {
    if (action === 'create') await holdOwner(write);
  },
  derive: (write, change) => ({ ...ownerOf(write, change), ...audienceOf(change) }),
  validate: checkView,
});

/** Two that are saved at once must not both be the last that there is room for. */
export async function holdOwner({ tx, viewer }: Write): Promise<void> {
  await run(tx, sql`select 1 from users where id = ${viewer.id}::bigint for update`);
  const [kept] = await run<{ full: boolean }>(
    tx,
    sql`select count(*) >= ${ownAtMost}::int as full from saved_views where owner_id = ${viewer.id}::bigint and deleted_at is null`,
  );
  if (kept?.full === true) throw viewsTooMany(ownAtMost);
}

const ownerOf = ({ viewer }: Write, { old }: Change<'saved_views'>): Draft<'saved_views'> =>
  old === null ? { owner_id: viewer.id } : {};

/** A view that is for no role any more names none. */
function audienceOf({ values, row }: Change<'saved_views'>): Draft<'saved_views'> {
  const audience = row.audience ?? 'OWN';
  return {
    ...(values.label !== undefined && { label: (values.label ?? '').trim() }),
    ...('audience' in values || 'role' in values || row.audience === null ? { audience } : {}),
    ...(audience !== 'ROLE' && row.role !== null && { role: null }),
  };
}
