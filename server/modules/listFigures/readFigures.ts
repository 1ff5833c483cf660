import { isObjectType } from 'graphql';
import { mayRead } from '#server/graphql/access/ActionRule.ts';
import { forbidden, tooMany, validationFailed } from '#server/errors/errors.ts';
import { isIdOf } from '#server/graphql/read/Read.ts';
import { readReckoned } from '#server/graphql/read/readResolvers.ts';
import { Selection } from '#server/graphql/read/selection.ts';
import { zoneOf } from '#server/graphql/read/zoneOf.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { listArguments, selectedAtMost } from '../rowSelection/index.ts';
import type { AskedFigures } from './AskedFigures.ts';
import { fieldOf, groupField, requireLabel, requireNumber } from './figureFields.ts';
import { figuresSql } from './figuresSql.ts';

/** More than a table has columns of numbers. */
const totalsAtMost = 20;
/** More than anybody reads through. */
const groupsAtMost = 500;

interface Total {
  readonly index: number;
  readonly all: boolean;
  readonly key: string | null;
}

/** As the statement answers. */
interface Reckoning {
  readonly count: number;
  readonly groups: readonly { readonly key: string | null; readonly count: number }[];
  readonly totals: readonly Total[];
}

/** Figures of the rows of a list, as the viewer may read them. @throws validationFailed, tooMany, forbidden */
export async function readFigures(
  { viewer, context }: WriteSession,
  { list: { type, ids, arguments: given }, groupBy, unit, zone, totals }: AskedFigures,
): Promise<unknown> {
  const asked = listArguments({ type, given: given ?? {}, place: 'list.arguments' }, context.schema);
  const rowType = context.schema.getType(type);
  if (!asked || !isObjectType(rowType)) throw validationFailed('list.type', 'There is no list of these.');
  const { entity } = asked.list;
  const { actions } = entity;
  if (actions !== undefined && !mayRead(actions, viewer)) throw forbidden(`read ${actions.many}`);
  const fields = totals ?? [];
  if (fields.length > totalsAtMost) throw tooMany('Figures', totalsAtMost);
  if ((ids?.length ?? 0) > selectedAtMost) throw tooMany('Records', selectedAtMost);
  if (ids?.some((id) => !isIdOf(entity.table, id))) throw validationFailed('list.ids', 'Must be ids.');
  const field = (name: string, place: string) => fieldOf(rowType, entity, name, place);
  const group = groupBy ? groupField(field(groupBy, 'groupBy'), 'groupBy') : null;
  const selection = new Selection(
    group === null ? [] : [[group.name, { name: group.name, below: group.below }]],
  );
  fields.forEach(({ field: name, apart }, index) => {
    requireNumber(field(name, `totals.${index}.field`), `totals.${index}.field`);
    if (apart) requireLabel(field(apart, `totals.${index}.apart`), `totals.${index}.apart`);
    for (const read of [name, apart]) if (read) selection.set(read, { name: read, below: new Selection() });
  });
  const figured = { group, unit: unit ?? 'DAY', zone: zoneOf(zone), totals: fields } as const;
  const reckoning = (await readReckoned(
    { ...asked, ids: ids ?? null, selection, reckon: (rows) => figuresSql(rows, figured, groupsAtMost) },
    context,
  )) as Reckoning;
  if (reckoning.groups.length > groupsAtMost) throw tooMany('Groups', groupsAtMost);
  return figuresOf(
    reckoning,
    fields.map((one) => one.field),
  );
}

function figuresOf({ count, groups, totals }: Reckoning, fields: readonly string[]): unknown {
  const named = (some: readonly Total[]) => some.map((total) => ({ ...total, field: fields[total.index] }));
  return {
    count,
    totals: named(totals.filter(({ all }) => all)),
    groups: groups.map((group) => ({
      ...group,
      totals: named(totals.filter(({ all, key }) => !all && key === group.key)),
    })),
  };
}
