import { sentFilter } from '#schema/sentFilter.ts';
import { roles } from '#server/access/roleTable.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { forbidden } from '#server/errors/errors.ts';
import { listOperation } from '#server/graphql/contract.ts';
import { listArgumentsOf } from '#server/graphql/read/listArgumentsOf.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { mayShareWith } from './sharing.ts';

/** What is wrong with a view, and whether those may be shown it whom it is for. */
export function checkView({ viewer, context, now }: Write, change: Change<'saved_views'>): void {
  const { values, row, old, path, problems } = change;
  const add = (key: string, message: string) => problems.add(`${path}.${key}`, message);
  if (values.resource !== undefined && !/^[A-Za-z][\w-]*$/.test(values.resource ?? ''))
    add('resource', 'Must be the name of a list, such as events.');
  const type = row.type ?? '';
  if (old === null && listOperation(type) === null) return add('type', 'There is no list of these.');
  if (values.look !== undefined && !isRecord(values.look)) add('look', 'Must be an object.');
  if (isRecord(values.arguments))
    listArgumentsOf(
      {
        type,
        // By anybody's days: whether the list takes them is the same on all.
        given: sentFilter(values.arguments, { viewer: viewer.id, now, zone: 'UTC' }),
        place: `${path}.arguments`,
      },
      context.schema,
    );
  else if (values.arguments !== undefined && values.arguments !== null)
    add('arguments', 'Must be the arguments of the list by name.');
  if (row.audience === 'ROLE' && !roles.some((role) => role === row.role))
    return add('role', 'Say for which role it is.');
  if (!isSharedAnew(change)) return;
  if (!mayShareWith(viewer, row.audience === 'ROLE' ? row.role : null))
    throw forbidden(row.audience === 'ROLE' ? 'share views with this role' : 'share views with everyone');
}

/** Its label or look may be changed by whoever shared it once, also when they may share no more. */
const isSharedAnew = (change: Change<'saved_views'>): boolean =>
  change.row.audience !== 'OWN' && (change.old === null || differs(change, 'audience', 'role'));
