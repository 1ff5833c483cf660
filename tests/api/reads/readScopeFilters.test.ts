import { type GraphQLField, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#server/access/Viewer.ts';
import { everyFilter } from './everyFilter.ts';
import { country, openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Seen to be true, 3: no filter of any list shows, or counts, a row that the list without it does not (S1). */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

const scoped = ['countryManager', 'booker', 'viewer', 'countryless'] as const;

interface Page {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Null where the viewer may not filter by this. */
async function pageOf(viewer: Viewer, list: string, filter = ''): Promise<Page | null> {
  const id = list === 'usersPaginated' ? 'id: ID' : 'id';
  const { data, errors } = await world.ask(
    viewer,
    `{ rows: ${list}(first: 200, ${filter}) { data { ${id} } paginatorInfo { total } } }`,
  );
  if (errors?.[0]?.extensions['validation'] !== undefined) return null;
  expect(errors, `${list}(${filter})`).toBeUndefined();
  const { rows } = data as { rows: { data: { id: string }[]; paginatorInfo: { total: number } } };
  return { ids: rows.data.map(({ id }) => id), total: rows.paginatorInfo.total };
}

/** So many rows kept back show that the filters were able to show them; asking of all of them would take as long again. */
const enough = 50;

function lists(): readonly GraphQLField<unknown, unknown>[] {
  const fields = Object.values(world.schema.getQueryType()?.getFields() ?? {});
  return fields.filter(({ type }) => getNamedType(type).name.endsWith('Paginator'));
}

describe('filters', () => {
  it.each(scoped)('show and count to %s what the list shows, and no more', async (who) => {
    let kept = 0;
    for (const list of lists()) {
      const all = await pageOf(viewers[who], list.name);
      // Together: the next is written while the database plans the one before.
      const compare = async (filter: string) => {
        const mine = await pageOf(viewers[who], list.name, filter);
        if (mine === null) return;
        expect(all?.ids, `${list.name}(${filter})`).toEqual(expect.arrayContaining([...mine.ids]));
        expect(mine.total, `${list.name}(${filter})`).toBe(mine.ids.length);
        if (kept > enough) return;
        const everybodys = await pageOf(viewers.administrator, list.name, filter);
        kept += (everybodys?.ids.length ?? 0) - mine.ids.length;
      };
      await Promise.all(everyFilter(list).map(compare));
    }
    // The same filters let an administrator see many more: they were able to show them.
    expect(kept).toBeGreaterThan(enough);
  });

  it.each([
    ['participants', 'where: {id: ["2"]}'],
    ['participants', `where: {countries: ["${country.beland}"]}`],
    ['participants', 'where: {text_search: "eclair"}'],
    ['participants', 'where: {whereConditions: {OR: [{column: ID, value: "2"}, {column: ID, value: "4"}]}}'],
    ['centreEvents', 'where: {training_centre_id: "2"}'],
    ['centreEvents', 'where: {restrict_countries: true}'],
    ['centreEvents', `where: {country_id: "${country.beland}", restrict_by_current_user: false}`],
    ['eventBookings', 'where: {centre_event_id: "2"}'],
    ['eventBookings', 'where: {participant_id: "2"}'],
    ['eventBookings', `where: {participant_country: {value: ["${country.beland}"]}}`],
    ['eventBookings', `where: {country_id: "${country.beland}"}`],
    ['eventBookings', `where: {centre_event_country_id: "${country.beland}"}`],
    ['trainers', `where: {country_id: "${country.beland}"}`],
    ['trainingCentres', 'is_published: false'],
    ['audits', 'whereConditions: {column: AUDITABLE_ID, value: "2"}'],
  ])('%s(%s) names rows of another country, and finds a country manager none', async (list, filter) => {
    expect(await pageOf(viewers.administrator, list, filter)).not.toEqual({ ids: [], total: 0 });
    expect(await pageOf(viewers.countryManager, list, filter)).toEqual({ ids: [], total: 0 });
  });
});
