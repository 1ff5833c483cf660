import { getNamedType, type GraphQLField, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, isReadApart, queryOf } from './everything.ts';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Seen to be true, 4: a page is one SQL statement, and one more for a total that is not known yet. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

/** Told by the rules alone. */
const withoutStatement = ['access', 'roleTable', 'mergeFields', 'viewSharing'];

const isPaged = (field: GraphQLField<unknown, unknown>) =>
  getNamedType(field.type).name.endsWith('Paginator');

describe('every query of the contract', () => {
  it('answers all fields to depth 3 with one statement, and one more for an unknown total', async () => {
    const fields = Object.values(world.schema.getQueryType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) {
      if (field.name === 'dashboardReport') continue; // It asks another service, and here there is none.
      if (isReadApart(field)) continue;
      const query = queryOf(field, everything(field.type, 3));
      const statements = await world.statementsOf(async () => {
        const answer = await world.ask(viewers.administrator, query);
        expect(answer.errors, field.name).toBeUndefined();
        expect(answer.data?.[field.name], field.name).not.toBeNull();
      });
      expect(statements.length, `${field.name}: ${statements.join('\n')}`).toBe(
        withoutStatement.includes(field.name) ? 0 : isPaged(field) ? 2 : 1,
      );
    }
  });

  // Those of the administrator are run above, a country manager's and a viewer's by readDemo.test.ts; without countries
  // a manager's are the same.
  const {
    administrator: _above,
    countryManager: _there,
    viewer: _too,
    countryless: _alike,
    ...others
  } = viewers;
  it.each(Object.entries(others))('runs for %s without an error', async (_name, viewer) => {
    for (const field of Object.values(world.schema.getQueryType()?.getFields() ?? {})) {
      if (isReadApart(field)) continue;
      const answer = await world.ask(viewer, queryOf(field, everything(field.type, 2)));
      expect(answer.errors, field.name).toBeUndefined();
    }
  });

  it('asks nobody who is not signed in', async () => {
    for (const field of Object.values(world.schema.getQueryType()?.getFields() ?? {})) {
      const statements = await world.statementsOf(async () => {
        const answer = await world.ask(null, queryOf(field, everything(field.type, 1)));
        expect(answer.errors?.[0]?.extensions['code'], field.name).toBe('UNAUTHENTICATED');
      });
      expect(statements).toEqual([]);
    }
  });

  it('takes no arguments below the root, so that aliases may be merged', () => {
    const types = Object.values(world.schema.getTypeMap()).filter(isObjectType);
    const roots = [world.schema.getQueryType(), world.schema.getMutationType()];
    const withArguments = types
      .filter((type) => !type.name.startsWith('__') && !roots.includes(type))
      .flatMap((type) => Object.values(type.getFields()).filter((field) => field.args.length > 0));
    expect(withArguments.map(({ name }) => name)).toEqual([]);
  });
});

describe('the total', () => {
  const count = (members: string, first = 10) =>
    `{ participants(first: ${first}) { paginatorInfo { ${members} } data { id } } }`;
  const touch = (table: 'participants' | 'redirects') =>
    world.database.transaction(async (tx) => {
      if (table === 'participants')
        await tx.updateTable('participants').set({ city: 'Bonn' }).where('id', '=', '3').execute();
      else await tx.updateTable('redirects').set({ notes: 'Moved' }).where('id', '=', '1').execute();
    });
  const statements = (query: string) => world.statementsOf(() => world.ask(viewers.globalManager, query));

  it('is not counted unless it is selected', async () => {
    expect(await statements(count('count currentPage firstItem lastItem perPage'))).toHaveLength(1);
  });

  it('is counted once for all pages, until the table is written', async () => {
    await touch('participants');
    expect(await statements(count('total', 1))).toHaveLength(2);
    expect(await statements(count('lastPage', 2))).toHaveLength(1);
    await touch('redirects');
    expect(await statements(count('hasMorePages'))).toHaveLength(1);
    await touch('participants');
    expect(await statements(count('total'))).toHaveLength(2);
  });

  it('alone needs no rows', async () => {
    await touch('participants');
    const [only, ...more] = await statements('{ participants { paginatorInfo { total count } } }');
    expect(more).toEqual([]);
    expect(only).toContain('(select count(*) from');
  });

  it('is never shared between viewers of different countries', async () => {
    const total = async (viewer: keyof typeof viewers) =>
      (await world.ask(viewers[viewer], count('total'))).data?.['participants'];
    expect(await total('administrator')).toMatchObject({ paginatorInfo: { total: 5 } });
    expect(await total('countryManager')).toMatchObject({ paginatorInfo: { total: 3 } });
    expect(await total('countryless')).toMatchObject({ paginatorInfo: { total: 0 } });
  });
});

it('asks a condition that several actions share once a row: for the booking, its end, its going on, its status, its flights and its passport', async () => {
  const [statement = ''] = await world.statementsOf(() =>
    world.data(viewers.countryManager, '{ eventBookings { data { can { action } } } }'),
  );
  expect(statement.match(/ as "c\d+"/g)).toHaveLength(6);
});
