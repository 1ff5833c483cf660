import { getNamedType, getNullableType, isEnumType, isListType } from 'graphql';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contract, inputFields } from '#server/graphql/contract.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { change, changing, ended, preview, previewed, variables } from './changeWorld.ts';
import { useApi } from '../useApi.ts';
import { updating } from '../mutations.ts';

/** V3: what of many records, and of whom, is not changed at once: what its form would not take either. */
describe('a change of many records', { timeout: 60_000 }, () => {
  const api = useApi();
  const manager = api.as('global_manager');

  it('refuses row by row what its form would refuse, and the second hears of the first', async () => {
    const event = await api.make.event({ max_trainees: 1 });
    const bookings = await Promise.all(
      ['Ada', 'Bea', 'Cleo'].map(async (first_name) => {
        const person = await api.make.participant({ first_name });
        return api.make.booking({
          centre_event_id: event.id,
          booking_status: 'CANCELLED',
          participant: { connect: person.id },
        });
      }),
    );
    const asked = {
      type: 'EventBooking',
      ids: bookings.map(({ id }) => id),
      changes: { booking_status: 'NEW', override_reason: 'They come after all' },
    };
    const looked = await preview(manager, asked);
    expect(looked).toMatchObject({ total: 3, looked: 3, changing: 1, refused: 2 });
    const [refused] = looked.rows.filter(({ state }) => state === 'REFUSED');
    expect(refused?.reason).toMatch(/seat|full/i);

    const done = await change(manager, asked);
    expect(done).toMatchObject({ state: 'DONE', done: 1, failed: 2 });
    await manager.ask(updating('CentreEvent'), { input: { id: event.id, max_trainees: 3 } });
    await manager.ask('mutation ($id: ID!) { retryTask(id: $id) { id } }', { id: done.id });
    expect(await ended(manager, done.id)).toMatchObject({ state: 'DONE', done: 3, failed: 0 });
  });

  it('goes never beyond rights (S3)', async () => {
    const polish = await somebody(api, ['country_manager'], 'PL');
    const [own, foreign] = [
      await api.make.participant({ country_id: api.country('PL') }),
      await api.make.participant({ country_id: api.country('DE') }),
    ];
    const asked = { type: 'Participant', ids: [own.id, foreign.id], changes: { city: 'Gdynia' } };
    // Of another country: not there at all (S1).
    expect(await preview(polish, asked)).toMatchObject({ total: 1, ids: [own.id], changing: 1 });
    expect(await change(polish, asked)).toMatchObject({ total: 1, done: 1 });
    const away = { type: 'Participant', ids: [own.id], changes: { country_id: api.country('DE') } };
    expect((await preview(polish, away)).rows).toMatchObject([{ state: 'REFUSED' }]);

    // Whoever looks only, or changes only their own, has no or few fields to change in many at once.
    const viewer = await somebody(api, ['viewer'], 'PL');
    expect(outcomeOf(await viewer.send(previewed, variables(asked)))).toBe('FORBIDDEN');
    const booker = await somebody(api, ['booker'], 'PL');
    expect(outcomeOf(await booker.send(changing, variables(asked)))).toBe('FORBIDDEN');
    const booking = await api.make.booking();
    const notes = { type: 'EventBooking', ids: [booking.id], changes: { notes: 'x' } };
    expect(validationOf(await booker.send(previewed, variables(notes)))).toHaveProperty(['changes.notes']);
    const { access } = await booker.ask('{ access { type manyInputs } }', {});
    expect(access).toContainEqual({
      type: 'EventBooking',
      manyInputs: ['booking_status', 'override_reason'],
    });
    expect(access).toContainEqual({ type: 'Participant', manyInputs: [] });
    // Somebody else's change is nobody's to take back, and seen by nobody.
    const mine = await change(polish, { ...asked, changes: { city: 'Sopot' } });
    expect(
      outcomeOf(
        await manager.send('mutation ($id: ID!) { undoRecordChange(task: $id) { id } }', { id: mine.id }),
      ),
    ).toBe('NOT_FOUND');
    await api.app.database.kysely
      .updateTable('tasks')
      .set({ date_ended: '2026-11-20T11:59:59Z' })
      .where('id', '=', mine.id)
      .execute();
    expect(
      outcomeOf(
        await polish.send('mutation ($id: ID!) { undoRecordChange(task: $id) { id } }', { id: mine.id }),
      ),
    ).toBe('TOO_LATE');
  });

  it.each([
    [{ changes: { password: 'x' } }, 'changes.password'],
    [{ changes: { roles: ['KING'] } }, 'changes.roles'],
    [{ changes: { last_name: 'x'.repeat(501) } }, 'changes.last_name'],
    [{ add: { last_name: 'x' } }, 'add.last_name'],
    [{ changes: { roles: [] }, add: { roles: ['booker'] } }, 'add.roles'],
    [{}, 'changes'],
  ])('takes what an update takes, of what many can share: not %j', async (asked, path) => {
    const answer = await api
      .as('administrator')
      .send(previewed, variables({ type: 'User', ids: ['1'], ...asked }));
    expect(validationOf(answer)).toHaveProperty([path]);
  });

  it('goes on with no right that was lost under way', async () => {
    const german = await somebody(api, ['country_manager'], 'DE');
    const people = await Promise.all(
      [1, 2].map(() => api.make.participant({ country_id: api.country('DE') })),
    );
    const asked = { type: 'Participant', ids: people.map(({ id }) => id), changes: { city: 'Kiel' } };
    // Their role is taken away with the first row that is done.
    await sql`create function take_role() returns trigger language plpgsql as $$ begin
        delete from user_roles where user_id = (select owner_id from tasks where id = new.task_id);
        return null;
      end $$`.execute(api.app.database.kysely);
    await sql`create trigger take_role after update on task_rows for each row when (new.state = 'DONE') execute function take_role()`.execute(
      api.app.database.kysely,
    );
    const { found } = await german.ask(changing, variables(asked));
    const { id } = found as { readonly id: string };
    expect(await ended(api.as('administrator'), id)).toMatchObject({
      done: 1,
      rows: [
        { state: 'DONE' },
        { state: 'FAILED', message: 'You may not change participants many at once.' },
      ],
    });
    await sql`drop function take_role cascade`.execute(api.app.database.kysely);
  });

  it('says of every input of every type where its value has the wrong shape, in the look and in the change', async () => {
    const who = await somebody(api, ['administrator', 'global_manager', 'compliance', 'logistics'], 'DE');
    const { access } = await who.ask('{ access { type manyInputs } }', {});
    const answered: string[] = [];
    for (const { type, manyInputs } of access as readonly Many[])
      for (const name of manyInputs) {
        const asked = variables({ type, ids: ['1'], changes: { [name]: misshapen(type, name) } });
        for (const operation of [previewed, changing]) {
          const answer = await who.send(operation, asked);
          const [said = ''] = validationOf(answer)[`changes.${name}`] ?? [];
          answered.push(`${type}.${name}: ${outcomeOf(answer)} ${said}`);
        }
      }
    expect(answered.length).toBeGreaterThan(200);
    expect(answered.filter((one) => !/: VALIDATION [A-Z]/.test(one))).toEqual([]);
    expect(answered.filter((one) => /cannot represent|Expected|does not exist/.test(one))).toEqual([]);
  });

  it('says all that is wrong at once, as a form does', async () => {
    const changes = { email: 'bad@', phone: 'not a phone', spoken_languages: ['x'.repeat(501)] };
    const asked = variables({ type: 'Participant', ids: ['1'], changes });
    expect(Object.keys(validationOf(await manager.send(previewed, asked)))).toEqual([
      'changes.email',
      'changes.phone',
      'changes.spoken_languages',
    ]);
  });
});

interface Many {
  readonly type: string;
  readonly manyInputs: readonly string[];
}

/** A value that an input of a type's update does not take. */
function misshapen(type: string, name: string): unknown {
  const field = inputFields(contract.getType(`Update${type}Input`)).find((one) => one.name === name);
  if (field === undefined) throw new Error(`An update of ${type} takes no ${name}.`);
  const [sync] = inputFields(getNamedType(field.type));
  const { type: valueType } = sync ?? field;
  const named = getNamedType(valueType);
  const value = isEnumType(named) ? 'NONESUCH' : wrongValues[named.name];
  if (value === undefined) throw new Error(`No value is wrong for ${named.name}.`);
  const given = isListType(getNullableType(valueType)) ? [value] : value;
  return sync === undefined ? given : { sync: given };
}

const wrongValues: Readonly<Record<string, unknown>> = {
  Boolean: 'perhaps',
  CountryCode: 'Germany',
  Currency: 'Euro',
  Date: '2026-02-31',
  DateTime: 'noon',
  EmailAddress: 'bad@',
  Float: 'abc',
  ID: {},
  Int: 'abc',
  LocalDateTime: 'noon',
  Minutes: -5,
  Money: '100.50',
  PhoneNumber: 'not a phone',
  RichText: 7,
  String: 7,
  URL: 'javascript:alert(1)',
};
