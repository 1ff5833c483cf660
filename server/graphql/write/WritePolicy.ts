import { reach, type Capability, type Reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { forbidden } from '#server/errors/errors.ts';
import type { RowScope } from '../Entity.ts';

/** Who may write a type: a capability of the role table and what its reaches mean for this table. */
export interface WritePolicy {
  readonly capability: Capability;
  /** Input keys that another capability governs: fees, costs. A write needs every capability whose keys it holds. */
  readonly governed?: Readonly<Partial<Record<Capability, readonly string[]>>>;
  /** Rows of the viewer's countries. */
  readonly countries: RowScope;
  /** Input keys that say of which country a row is, where the row's own `country_id` decides. */
  readonly placedBy?: readonly string[];
  /** Holds however far the capability reaches. */
  readonly always?: RowScope;
  /** The viewer's own rows, where the role table knows them. */
  readonly own?: RowScope;
}

/**
 * The rows this viewer may write with these input keys; evaluated before and after the change, so that nothing
 * can be moved out of one's reach. Null where no row could ever qualify.
 */
export function writableRows(
  policy: WritePolicy,
  viewer: Viewer,
  keys: readonly string[],
): ((alias: string) => Sql) | null {
  const reaches = reachesFor(policy, viewer, keys);
  if (reaches.includes('none')) return null;
  const always = policy.always;
  return (alias) =>
    and([
      ...reaches.map((each) => condition(policy, each, alias, viewer)),
      always === undefined ? TRUE : always(alias, viewer),
    ]);
}

/** @throws forbidden where no row could ever qualify. */
export function writeScope(
  policy: WritePolicy,
  viewer: Viewer,
  keys: readonly string[],
  action: string,
): (alias: string) => Sql {
  const rows = writableRows(policy, viewer, keys);
  if (rows === null) throw forbidden(action);
  return rows;
}

/** What bounds such a write most. */
export function narrowestReach(policy: WritePolicy, viewer: Viewer, keys: readonly string[]): Reach {
  const reaches = reachesFor(policy, viewer, keys);
  return (['none', 'own', 'countries'] as const).find((one) => reaches.includes(one)) ?? 'all';
}

const reachesFor = (policy: WritePolicy, viewer: Viewer, keys: readonly string[]): readonly Reach[] =>
  capabilitiesFor(policy, keys).map((capability) => reach(viewer, capability));

function capabilitiesFor(policy: WritePolicy, keys: readonly string[]): readonly Capability[] {
  const needed = new Set<Capability>();
  const governed = Object.entries(policy.governed ?? {}) as [Capability, readonly string[]][];
  for (const key of keys) {
    const special = governed.find(([, members]) => members.includes(key));
    needed.add(special === undefined ? policy.capability : special[0]);
  }
  return needed.size === 0 ? [policy.capability] : [...needed];
}

function condition(policy: WritePolicy, how: Reach, alias: string, viewer: Viewer): Sql {
  switch (how) {
    case 'all':
      return TRUE;
    case 'countries':
      return policy.countries(alias, viewer);
    case 'own':
      return policy.own === undefined
        ? FALSE
        : and([policy.countries(alias, viewer), policy.own(alias, viewer)]);
    case 'none':
      return FALSE;
  }
}
