import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { records, unique, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { made, saver } from '../writes/saver.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

const send = saver(() => api);
const fields = 'id path parentId dateModified';
const category = async (over: Fields = {}) =>
  made(await send('create', 'CostCategory', { name: `Category ${unique()}`, ...over }, fields)) as {
    id: string;
    path: string;
    dateModified: string;
  };
const move = (id: string, parent_id: string | null) =>
  send('update', 'CostCategory', { id, parent_id }, fields);
const remove = (id: string) =>
  api.as('administrator').send('mutation ($id: ID!) { deleteCostCategory(id: $id) { id path } }', { id });

describe('the tree of cost categories (E3)', () => {
  it('moves with all that is below, and paths follow', async () => {
    const [top, other] = [await category(), await category()];
    const middle = await category({ parent_id: top.id });
    const leaf = await category({ parent_id: middle.id });
    expect(leaf.path).toBe(`${middle.path} / ${leaf.path.split(' / ').at(-1)}`);
    expect(made(await move(middle.id, other.id))['path']).toBe(
      `${other.path} / ${middle.path.split(' / ').at(-1)}`,
    );
    const { costCategories } = await api.as('viewer').ask('{ costCategories { id path } }', {});
    expect(costCategories).toContainEqual({
      id: leaf.id,
      path: `${other.path} / ${leaf.path.split(' / ').slice(1).join(' / ')}`,
    });
    expect(made(await move(middle.id, null))['parentId']).toBeNull();
  });

  it('has no cycle: not below itself, nor below what is below it', async () => {
    const top = await category();
    const leaf = await category({ parent_id: (await category({ parent_id: top.id })).id });
    for (const parent of [top.id, leaf.id]) {
      const answer = await move(top.id, parent);
      expect(outcomeOf(answer)).toBe('CATEGORY_CYCLE');
      expect(validationOf(answer)).toEqual({
        'input.parent_id': ['A category cannot be moved below itself.'],
      });
    }
  });

  it('keeps a category that something is below, or that a cost is in, and says how many', async () => {
    const top = await category();
    const leaf = await category({ parent_id: top.id });
    const refused = await remove(top.id);
    expect(outcomeOf(refused)).toBe('CATEGORY_IN_USE');
    expect(refused.errors?.[0]?.message).toBe('1 category is below this one. Move or delete it first.');
    const cost = {
      name: 'x',
      amount_exc_vat: 1,
      amount_inc_vat: 1,
      currency: 'EUR',
      cost_category_id: leaf.id,
    };
    const make = records(api.as('administrator').ask);
    const event = await make.event({ estimated_costs: { create: [cost, cost] } });
    expect((await remove(leaf.id)).errors?.[0]?.message).toBe(
      '2 costs are in this category. Give them another one first.',
    );
    await send('update', 'CentreEvent', {
      id: event.id,
      estimated_costs: { delete: await costsOf(event.id) },
    });
    expect(outcomeOf(await remove(leaf.id))).toBe('ok');
    expect((await remove(top.id)).data).toEqual({ deleteCostCategory: { id: top.id, path: top.path } });
    expect(outcomeOf(await remove(top.id))).toBe('NOT_FOUND');
  });

  it('has no two of one name side by side, keeps what others changed, and is written in the log', async () => {
    const top = await category({ reference: 'REF' });
    const twin = await send('create', 'CostCategory', { name: top.path }, fields);
    expect(validationOf(twin)).toEqual({ 'input.name': ['This value is already taken by another record.'] });
    expect(validationOf(await send('create', 'CostCategory', { name: ' ' }))).toHaveProperty(['input.name']);
    const renamed = { id: top.id, name: `Renamed ${unique()}`, date_modified: top.dateModified };
    expect(outcomeOf(await send('update', 'CostCategory', renamed))).toBe('ok');
    expect(outcomeOf(await send('update', 'CostCategory', { ...renamed, name: 'Late' }))).toBe('STALE_WRITE');
    const asked = `{ audits(first: 5, whereConditions: { column: AUDITABLE_TYPE, value: "CostCategory", AND: [{ column: AUDITABLE_ID, value: "${top.id}" }] }) { data { event } } }`;
    const { audits } = await api.as('administrator').ask(asked, {});
    expect(audits).toEqual({ data: [{ event: 'updated' }, { event: 'created' }] });
  });

  it('has no more branches than are read at once', async () => {
    const of = `Filled ${unique()}`;
    const { kysely } = api.app.database;
    await sql`insert into cost_categories (name)
      select ${of}::text || n from generate_series(1, 1000 - (select count(*)::int from cost_categories)) n`.execute(
      kysely,
    );
    const refused = await send('create', 'CostCategory', { name: `One too many ${unique()}` }, fields);
    expect(validationOf(refused)).toEqual({ 'input.name': ['There can be at most 1000 cost categories.'] });
    const asked = await api.as('administrator').ask('{ costCategories { id } }', {});
    expect(asked).toMatchObject({ costCategories: { length: 1_000 } });
    await sql`delete from cost_categories where name like ${`${of}%`}`.execute(kysely);
  });
});

async function costsOf(id: string): Promise<readonly string[]> {
  const { centreEvent } = await api
    .as('administrator')
    .ask('query ($id: ID!) { centreEvent(id: $id) { estimatedCosts { id } } }', { id });
  return (centreEvent as { estimatedCosts: { id: string }[] }).estimatedCosts.map(({ id: cost }) => cost);
}
