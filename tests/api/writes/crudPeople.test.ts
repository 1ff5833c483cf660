import { describe, expect, it } from 'vitest';
import { unique } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';
import { deleting } from '../mutations.ts';

const api = useApi();
const send = saver(() => api);

describe('people', () => {
  it('have identities that nobody shares (G3), blank ones excepted', async () => {
    const id = `OK-${unique()}`;
    await api.make.participant({ onekey_id: id });
    for (const same of [id, ` ${id}\u00a0`, `\ufeff${id}\u200b `, id.toLowerCase()])
      expect(
        validationOf(await send('create', 'Participant', { last_name: 'x', onekey_id: same })),
      ).toHaveProperty(['input.onekey_id']);
    await api.make.trainer({ veeva_id: ` ${id}` });
    expect(validationOf(await send('create', 'Trainer', { last_name: 'x', veeva_id: id }))).toHaveProperty([
      'input.veeva_id',
    ]);
    made(await send('create', 'Participant', { last_name: 'x', onekey_id: '' }));
    made(await send('create', 'Participant', { last_name: 'x', onekey_id: '' }));
  });

  it('are not deleted while they hold a seat', async () => {
    const person = await api.make.participant();
    await api.make.booking({ participant: { connect: person.id } });
    expect(outcomeOf(await api.as('administrator').send(deleting('Participant'), { id: person.id }))).toBe(
      'IN_USE',
    );
  });

  it('have a fee, and VAT upon it, that only compliance sets, dated by the server (H6)', async () => {
    const trainer = await api.make.trainer();
    const fee = { id: trainer.id, fmv_amount: 25_000, fmv_currency: 'EUR' };
    const vat = { id: trainer.id, vat_payable: true };
    for (const each of [fee, vat]) expect(outcomeOf(await send('update', 'Trainer', each))).toBe('FORBIDDEN');
    expect(made(await send('update', 'Trainer', vat, 'vatPayable', 'compliance'))).toEqual({
      vatPayable: true,
    });
    const fields = 'fmvAmount fmvLastUpdated';
    expect(made(await send('update', 'Trainer', fee, fields, 'compliance'))).toEqual({
      fmvAmount: 25_000,
      fmvLastUpdated: '2026-11-21',
    });
    expect(outcomeOf(await send('update', 'Trainer', { ...fee, hospital: 'x' }, fields, 'compliance'))).toBe(
      'FORBIDDEN',
    );
    expect(
      validationOf(
        await send('update', 'Trainer', { id: trainer.id, fmv_currency: null }, fields, 'compliance'),
      ),
    ).toHaveProperty(['input.fmv_currency']);
  });

  it('have a fee of any size that an hour may be worth, found by it (H7)', async () => {
    const { id } = await api.make.trainer();
    const fee = (amount: number) =>
      send(
        'update',
        'Trainer',
        { id, fmv_amount: amount, fmv_currency: 'IDR' },
        'fmvAmount fmvCurrency',
        'compliance',
      );
    expect(made(await fee(100_000_000_000))).toEqual({ fmvAmount: 100_000_000_000, fmvCurrency: 'IDR' });
    expect(validationOf(await fee(100_000_000_001))).toEqual({
      'input.fmv_amount': ['An hour may be worth at most 1,000,000,000 IDR.'],
    });
    expect(validationOf(await fee(-1))).toEqual({ 'input.fmv_amount': ['This must not be negative.'] });
    const above = '{column: FMV_AMOUNT, operator: GTE, value: 100000000000}';
    const { trainers } = await api
      .as('compliance')
      .ask(`{ trainers(where: {whereConditions: ${above}}) { data { id } } }`, {});
    expect(trainers).toEqual({ data: [{ id }] });
  });
});

describe('a template that has been used (M1)', () => {
  it('is kept, and the change becomes the next version', async () => {
    const key = `letter-${unique()}`;
    const template = await api.make.template({ key, html: '<p>Dear</p>' });
    await api.app.database.kysely
      .updateTable('merge_templates')
      .set({ used_at: '2026-11-20T10:00:00Z' })
      .where('id', '=', template.id)
      .execute();
    const input = { name: 'Second', contexts: ['TRAINER'], prosemirror: '{"type":"doc"}' };
    const second = made(
      await send(
        'update',
        'MergeTemplate',
        { id: template.id, ...input },
        'id version rootId key html versions { id version }',
      ),
    );
    expect(second).toMatchObject({ version: 2, rootId: template.id, key, html: '<p>Dear</p>' });
    expect(second['versions']).toEqual([
      { id: second['id'], version: 2 },
      { id: template.id, version: 1 },
    ]);
    const third = made(
      await send('update', 'MergeTemplate', { id: template.id, ...input, name: 'Third' }, 'version rootId'),
    );
    expect(third).toEqual({ version: 3, rootId: template.id });
  });
});

describe('users', () => {
  it('get a password that is only kept hashed, never audited, and ends their sessions when it changes (S7)', async () => {
    const user = await api.make.user({ password: testPassword, roles: ['viewer'] });
    const { username } = made(await send('update', 'User', { id: user.id, first_name: 'Ann' }, 'username'));
    const own = api.as(String(username));
    const whoAmI = async () => outcomeOf(await own.send('{ countries { id } }'));
    expect(await whoAmI()).toBe('ok');
    expect(
      validationOf(await send('update', 'User', { id: user.id, password: 'short' }, 'ID')),
    ).toHaveProperty(['input.password']);
    made(await send('update', 'User', { id: user.id, password: 'another long password' }, 'ID'));
    expect(await whoAmI()).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(await auditsOf(api, 'User', user.id))).not.toMatch(
      /argon2|password"?:"?(?!_hash)(convene|another)/,
    );
  });

  it('have roles and countries whose changes are audited (S4)', async () => {
    const user = await api.make.user({ roles: ['booker'], countries: [api.country('DE')] });
    made(await send('update', 'User', { id: user.id, roles: ['booker', 'viewer'], countries: null }, 'ID'));
    expect((await auditsOf(api, 'User', user.id)).at(-1)).toMatchObject({
      oldValues: { roles: ['booker'], countries: [api.country('DE')] },
      newValues: { roles: ['booker', 'viewer'], countries: [] },
    });
  });

  it('have settings by names that can be seen, each once, as their session holds them (spec §3)', async () => {
    const create = (keys: readonly string[]) => {
      const options = keys.map((key) => ({ key, value: '1' }));
      return send('create', 'User', { user_email: `${unique()}@x.example`, options }, 'options { key }');
    };
    expect(validationOf(await create(['a', '\u200b', ' a']))).toEqual({
      'input.options.1.key': ['This field must be filled in.'],
      'input.options.2.key': ['This occurs twice in the list.'],
    });
    expect(made(await create([' a', 'A']))).toEqual({ options: [{ key: 'a' }, { key: 'A' }] });
  });

  it('have unique names and addresses, whatever their case', async () => {
    expect(
      validationOf(
        await send('create', 'User', { username: 'ADMINISTRATOR', user_email: 'x@convene.example' }, 'ID'),
      ),
    ).toHaveProperty(['input.username']);
    expect(
      validationOf(
        await send(
          'create',
          'User',
          { username: 'fresh', user_email: 'Administrator@convene.example' },
          'ID',
        ),
      ),
    ).toHaveProperty(['input.user_email']);
  });

  it('save preferences of their own, which makes nobody’s edit of them stale', async () => {
    const user = await api.make.user({ password: testPassword });
    const { username } = made(await send('update', 'User', { id: user.id, first_name: 'Bo' }, 'username'));
    const { dateModified } = made(
      await send('update', 'User', { id: user.id, first_name: 'Boo' }, 'dateModified'),
    );
    const save = (preferences: string) =>
      api
        .as(String(username))
        .send('mutation ($p: String!) { updateUserPreferences(preferences: $p) { ID preferences } }', {
          p: preferences,
        });
    expect((await save('{"mode":"dark"}')).data).toEqual({
      updateUserPreferences: { ID: user.id, preferences: '{"mode":"dark"}' },
    });
    const own = 'query ($id: ID!) { user(ID: $id) { preferences } }';
    expect(await api.as(String(username)).ask(own, { id: user.id })).toEqual({
      user: { preferences: '{"mode":"dark"}' },
    });
    expect(validationOf(await save('dark'))).toHaveProperty(['preferences']);
    expect(outcomeOf(await save(JSON.stringify({ x: 'y'.repeat(60_000) })))).toBe('ok');
    expect(validationOf(await save(JSON.stringify({ x: 'y'.repeat(70_000) })))).toEqual({
      p: ['This may have at most 65536 characters; it has 70008.'],
    });
    expect(
      outcomeOf(
        await send('update', 'User', { id: user.id, first_name: 'Bob', date_modified: dateModified }, 'ID'),
      ),
    ).toBe('ok');
  });

  it('save preferences of their own as often as they like, without a line in the log', async () => {
    const user = await api.make.user({ password: testPassword });
    const { username } = made(await send('update', 'User', { id: user.id, first_name: 'Bo' }, 'username'));
    for (const mode of ['dark', 'light'])
      await api
        .as(String(username))
        .ask('mutation ($p: String!) { updateUserPreferences(preferences: $p) { ID } }', {
          p: JSON.stringify({ mode }),
        });
    const changes = (await auditsOf(api, 'User', user.id)).filter(({ event }) => event === 'updated');
    expect(changes.map(({ newValues }) => newValues)).toEqual([{ first_name: 'Bo' }]);
  });

  it('keep at least one administrator', async () => {
    const query = '{ users { ID roles } }';
    const { users } = await api.as('administrator').ask(query, {});
    const others = (users as { ID: string; roles: string[] }[]).filter(
      ({ ID, roles }) => ID !== '1' && roles.includes('administrator'),
    );
    for (const { ID } of others) made(await send('update', 'User', { id: ID, roles: ['viewer'] }, 'ID'));
    expect(outcomeOf(await send('update', 'User', { id: '1', roles: ['viewer'] }, 'ID'))).toBe(
      'LAST_ADMINISTRATOR',
    );
    expect(outcomeOf(await send('update', 'User', { id: '1', roles: null }, 'ID'))).toBe(
      'LAST_ADMINISTRATOR',
    );
  });
});
