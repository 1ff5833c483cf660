import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { createView, labelsOf, madeView, onView, refusedAt, updateView, viewsOf } from './viewWorld.ts';

/** V1: looks at lists that are kept under a name. */
const api = useApi();
let booker: Client;
let colleague: Client;
let manager: Client;
const admin = () => api.as('administrator');
beforeAll(async () => {
  booker = await somebody(api, ['booker'], 'DE');
  colleague = await somebody(api, ['booker'], 'JP');
  manager = await somebody(api, ['country_manager'], 'DE');
});

const setDefault = (who: Client, variables: object) =>
  who.send(
    'mutation ($resource: String!, $id: ID, $role: Role) { changed: setDefaultView(resource: $resource, id: $id, role: $role) }',
    { resource: 'participants', ...variables },
  );

describe('whom a view is there for', () => {
  it('is whoever saved it, a role, or everyone, and nobody else finds it', async () => {
    const own = await madeView(booker, { label: 'Mine alone' });
    const ofRole = await madeView(admin(), { label: 'For bookers', audience: 'ROLE', role: 'booker' });
    const forAll = await madeView(admin(), { label: 'For all', audience: 'EVERYONE' });
    expect(await labelsOf(booker)).toEqual(['Mine alone', 'For bookers', 'For all']);
    expect(await labelsOf(colleague)).toEqual(['For bookers', 'For all']);
    expect(await labelsOf(manager)).toEqual(['For all']);
    const [shared] = (await viewsOf(colleague)).filter(({ id }) => id === ofRole.id);
    expect(shared?.owner.fullName).toBe((await viewsOf(admin()))[0]?.owner.fullName);
    const found = async (who: Client, id: string) =>
      (await who.ask('query ($id: ID!) { savedView(id: $id) { id } }', { id }))['savedView'];
    expect(await found(colleague, own.id)).toBeNull();
    expect(await found(manager, ofRole.id)).toBeNull();
    expect(await found(manager, forAll.id)).toEqual({ id: forAll.id });
    expect(outcomeOf(await updateView(colleague, { id: own.id, label: 'Taken' }))).toBe('NOT_FOUND');
    expect(outcomeOf(await updateView(colleague, { id: forAll.id, label: 'Taken' }))).toBe('FORBIDDEN');
    expect(outcomeOf(await onView(colleague, 'deleteSavedView(id: $id) { id }', ofRole.id))).toBe(
      'FORBIDDEN',
    );
  });

  it('never shows more rows than its reader may see', async () => {
    const view = await madeView(admin(), {
      audience: 'EVERYONE',
      arguments: JSON.stringify({ where: {} }),
    });
    const count = async (who: Client) => {
      const asked = `query ($ids: [ID!]!) { savedViewCounts(ids: $ids) { count }
        participants(first: 1) { paginatorInfo { total } } }`;
      const { savedViewCounts, participants } = await who.ask(asked, { ids: [view.id] });
      const { total } = (participants as { paginatorInfo: { total: number } }).paginatorInfo;
      expect(savedViewCounts).toEqual([{ count: total }]);
      return total;
    };
    expect(await count(booker)).toBeLessThan(await count(admin()));
  });

  it('is said by those whose roles share: a country’s manager with the own roles only', async () => {
    const share = (who: Client, audience: string, role?: string) =>
      createView(who, { audience, ...(role && { role }) }).then(outcomeOf);
    expect(await share(booker, 'EVERYONE')).toBe('FORBIDDEN');
    expect(await share(booker, 'ROLE', 'booker')).toBe('FORBIDDEN');
    expect(await share(manager, 'ROLE', 'country_manager')).toBe('ok');
    expect(await share(manager, 'ROLE', 'booker')).toBe('FORBIDDEN');
    expect(await share(manager, 'EVERYONE')).toBe('FORBIDDEN');
    const sharing = async (who: Client) =>
      (await who.ask('{ viewSharing { roles everyone } }', {}))['viewSharing'];
    expect(await sharing(booker)).toEqual({ roles: [], everyone: false });
    expect(await sharing(manager)).toEqual({ roles: ['country_manager'], everyone: false });
    expect(await sharing(admin())).toMatchObject({ everyone: true });
    const own = await madeView(manager);
    expect(outcomeOf(await updateView(manager, { id: own.id, audience: 'EVERYONE' }))).toBe('FORBIDDEN');
    expect(outcomeOf(await updateView(manager, { id: own.id, audience: 'OWN' }))).toBe('ok');
  });
});

describe('what is refused', () => {
  it.each([
    ['a look that is no object', { look: '[1]' }, 'input.look'],
    ['arguments that the list does not take', { arguments: '{"colour":"red"}' }, 'input.arguments'],
    ['arguments of another kind', { arguments: '{"where":{"countries":{}}}' }, 'input.arguments'],
    ['a type without a list', { type: 'Money' }, 'input.type'],
    ['a list by no name', { resource: '../users' }, 'input.resource'],
    ['no name', { label: '  ' }, 'input.label'],
    ['a name beyond its length', { label: 'x'.repeat(101) }, 'input.label'],
    ['a look beyond its size', { look: JSON.stringify({ filter: 'x'.repeat(20_001) }) }, 'input.look'],
    ['a role that is not said', { audience: 'ROLE' }, 'input.role'],
  ])('%s', async (_what, over, place) => {
    expect(refusedAt(await createView(admin(), over))).toEqual([place]);
  });

  it('a second view of the list by the same name, whatever its case', async () => {
    const view = await madeView(booker, { label: 'Pending' });
    expect(refusedAt(await createView(booker, { label: 'pending ' }))).toEqual(['input.label']);
    await madeView(booker, { label: 'Pending', resource: 'bookings', type: 'EventBooking', arguments: null });
    await madeView(colleague, { label: 'Pending' });
    expect(outcomeOf(await onView(booker, 'deleteSavedView(id: $id) { id }', view.id))).toBe('ok');
    await madeView(booker, { label: 'PENDING' });
    expect(refusedAt(await onView(booker, 'restoreSavedView(id: $id) { id }', view.id))).toEqual([
      'input.label',
    ]);
  });

  it('one view too many, also of ten that are saved at once', async () => {
    const keeper = await somebody(api, ['viewer'], 'DE');
    await sql`insert into saved_views (owner_id, resource, type, label, look)
      select ${keeper.id}, 'participants', 'Participant', 'Kept ' || n, '{}' from generate_series(1, 195) n`.execute(
      api.app.database.kysely,
    );
    const last = await Promise.all(Array.from({ length: 10 }, () => createView(keeper).then(outcomeOf)));
    expect(last.filter((outcome) => outcome === 'ok')).toHaveLength(5);
    expect(new Set(last)).toEqual(new Set(['ok', 'LIMIT_EXCEEDED']));
  });

  it('a change of a view that somebody else has changed meanwhile (K6)', async () => {
    const view = await madeView(admin(), { audience: 'EVERYONE' });
    const change = (label: string) =>
      updateView(admin(), { id: view.id, label, date_modified: view.dateModified });
    const outcomes = await Promise.all([change('One way'), change('Another way')]);
    expect(outcomes.map(outcomeOf).sort()).toEqual(['STALE_WRITE', 'ok']);
  });
});

describe('what each makes of views', () => {
  it('is theirs: an order, pins, and the one that the list opens with', async () => {
    const [one, two] = [await madeView(admin(), { audience: 'EVERYONE' }), await madeView(manager)];
    const before = await viewsOf(booker);
    const { put } = await manager.ask(
      'mutation ($ids: [ID!]!) { put: orderSavedViews(resource: "participants", ids: $ids) }',
      { ids: [two.id, one.id, '999999', two.id] },
    );
    expect(put).toBe(2);
    expect((await viewsOf(manager)).slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(outcomeOf(await onView(manager, 'pinView(id: $id, is_pinned: true) { isPinned }', one.id))).toBe(
      'ok',
    );
    expect(outcomeOf(await onView(booker, 'pinView(id: $id, is_pinned: true) { isPinned }', two.id))).toBe(
      'NOT_FOUND',
    );
    const { savedViews } = await manager.ask('{ savedViews(is_pinned: true) { id } }', {});
    expect(savedViews).toEqual([{ id: one.id }]);
    expect((await setDefault(manager, { id: two.id })).data).toEqual({ changed: true });
    expect((await setDefault(manager, { id: two.id })).data).toEqual({ changed: false });
    expect((await viewsOf(manager)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([
      two.id,
    ]);
    expect(await viewsOf(booker)).toEqual(before);
  });

  it('has an end: twelve pins, of ten that come at once', async () => {
    const keen = await somebody(api, ['viewer'], 'DE');
    const ids: string[] = [];
    for (let index = 0; index < 16; index += 1) ids.push((await madeView(keen)).id);
    const outcomes = await Promise.all(
      ids.map((id) => onView(keen, 'pinView(id: $id, is_pinned: true) { id }', id).then(outcomeOf)),
    );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(12);
  });

  it('a role has its own first view, until somebody chooses another or it is there no more', async () => {
    const [planner, other] = [
      await somebody(api, ['logistics'], 'DE'),
      await somebody(api, ['logistics'], 'DE'),
    ];
    const view = await madeView(admin(), { audience: 'ROLE', role: 'logistics' });
    const mine = await madeView(planner);
    const first = async (who: Client) => (await viewsOf(who)).find(({ isDefault }) => isDefault)?.id;
    expect(outcomeOf(await setDefault(planner, { id: view.id, role: 'logistics' }))).toBe('FORBIDDEN');
    expect(refusedAt(await setDefault(admin(), { id: view.id, role: 'viewer' }))).toEqual(['id']);
    expect(outcomeOf(await setDefault(admin(), { id: view.id, role: 'logistics' }))).toBe('ok');
    expect(await first(planner)).toBe(view.id);
    await setDefault(planner, { id: mine.id });
    expect([await first(planner), await first(other)]).toEqual([mine.id, view.id]);
    await onView(planner, 'deleteSavedView(id: $id) { id }', mine.id);
    expect(await first(planner)).toBe(view.id);
    await updateView(admin(), { id: view.id, audience: 'OWN' });
    expect(await first(other)).toBeUndefined();
  });

  it('with what a role opens is taken back, and the log names the view that it was (S4)', async () => {
    const view = await madeView(admin(), { audience: 'ROLE', role: 'compliance' });
    await setDefault(admin(), { id: view.id, role: 'compliance' });
    expect((await setDefault(admin(), { id: null, role: 'compliance' })).data).toEqual({ changed: true });
    expect((await setDefault(admin(), { id: null, role: 'compliance' })).data).toEqual({ changed: false });
    const { rows } = await sql`select model, new_values::json ->> 'is_default' as first from audits
        where auditable_type = 'SavedView' and auditable_id = ${view.id}
          and new_values::json ->> 'default_role' = 'compliance' order by id`.execute(
      api.app.database.kysely,
    );
    expect(rows).toEqual([
      { model: view.label, first: 'true' },
      { model: view.label, first: 'false' },
    ]);
  });
});

it('a deleted view is gone until it is restored, by whoever could delete it', async () => {
  const view = await madeView(booker, { label: 'Gone for a while' });
  await onView(booker, 'pinView(id: $id, is_pinned: true) { id }', view.id);
  await onView(booker, 'deleteSavedView(id: $id) { id }', view.id);
  expect(await labelsOf(booker)).not.toContain(view.label);
  expect(outcomeOf(await onView(booker, 'deleteSavedView(id: $id) { id }', view.id))).toBe('NOT_FOUND');
  const restore = (who: Client) => onView(who, 'restoreSavedView(id: $id) { isPinned }', view.id);
  expect(outcomeOf(await restore(colleague))).toBe('NOT_FOUND');
  expect(outcomeOf(await restore(admin()))).toBe('NOT_FOUND');
  expect((await restore(booker)).data).toEqual({ restoreSavedView: { isPinned: true } });
  expect(outcomeOf(await restore(booker))).toBe('NOT_FOUND');
});
