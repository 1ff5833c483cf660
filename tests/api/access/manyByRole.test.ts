import { describe, expect, it } from 'vitest';
import type { Role } from '#server/access/roleTable.ts';
import { records, unique } from '#tests/factories/records.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import * as file from '../files/importWorld.ts';
import { somebody } from '../somebody.ts';
import { change, changing, preview, variables } from '../writes/changeWorld.ts';
import { useApi } from '../useApi.ts';
import { updating } from '../mutations.ts';

interface Access {
  readonly type: string;
  readonly manyInputs: readonly string[];
  readonly can: readonly { readonly action: string; readonly allowed: boolean }[];
}

/** The row “Import, bulk edit” of the role table (S3, V3, V4): exactly that, for many at once. */
describe('many records at once', { timeout: 120_000 }, () => {
  const api = useApi();

  const accessOf = async (who: Client) =>
    (await who.ask('{ access { type manyInputs can { action allowed } } }', {}))[
      'access'
    ] as readonly Access[];
  const told = ({ can }: Access, action: string) => can.find((one) => one.action === action)?.allowed;
  const inputsOf = (access: readonly Access[]) =>
    Object.fromEntries(
      access.filter(({ manyInputs }) => manyInputs.length > 0).map((one) => [one.type, one.manyInputs]),
    );
  const importedOf = (access: readonly Access[]) =>
    access.filter((one) => told(one, 'import') === true).map(({ type }) => type);

  const flights = ['arrival_flight', 'departure_flight'];
  const fees = ['fmv_amount', 'fmv_currency', 'vat_payable'];
  it.each<[Role, Readonly<Record<string, readonly string[]>>, readonly string[]]>([
    ['booker', { EventBooking: ['booking_status', 'override_reason'] }, []],
    ['logistics', { EventBooking: flights, WaitingListEntry: flights }, ['EventBooking', 'WaitingListEntry']],
    ['compliance', { Trainer: fees }, ['Trainer']],
    ['viewer', {}, []],
  ])('are for %s what its row says, and the screens are told so', async (role, inputs, imported) => {
    const who = await somebody(api, [role], 'DE');
    const access = await accessOf(who);
    expect(inputsOf(access)).toEqual(inputs);
    expect([...importedOf(access)].sort()).toEqual(imported);
    for (const one of access) {
      const sent = await who.send(file.start, file.sent(one.type, 'id\n1\n'));
      // Of what no file has, nothing is told.
      const refusal = told(one, 'import') === undefined ? 'VALIDATION' : 'FORBIDDEN';
      expect([one.type, outcomeOf(sent)]).toEqual([one.type, imported.includes(one.type) ? 'ok' : refusal]);
    }
  });

  it.each<Role>(['administrator', 'global_manager', 'country_manager'])(
    'are for %s as the write itself',
    async (role) => {
      const access = await accessOf(await somebody(api, [role], 'DE'));
      expect(importedOf(access)).toContain('EventBooking');
      for (const one of access)
        if (told(one, 'import') !== undefined)
          expect([one.type, told(one, 'import')]).toEqual([one.type, told(one, 'create')]);
      expect(inputsOf(access)).toMatchObject({
        CentreEvent: expect.arrayContaining(['cost_flights', 'name']) as unknown,
        EventBooking: expect.arrayContaining(['notes', 'arrival_flight']) as unknown,
      });
    },
  );

  it('are flights for logistics, in a list and in a file, and no costs', async () => {
    const logistics = await somebody(api, ['logistics'], 'DE');
    const event = await api.make.event();
    const costs = { type: 'CentreEvent', ids: [event.id], changes: { cost_flights: '100' } };
    expect(outcomeOf(await logistics.send(changing, variables(costs)))).toBe('FORBIDDEN');
    const booking = await api.make.booking({ notes: 'kept', booking_status: 'NEW' });
    const booked = { type: 'EventBooking', ids: [booking.id] };
    const status = { ...booked, changes: { booking_status: 'CANCELLED' } };
    expect(validationOf(await logistics.send(changing, variables(status)))).toHaveProperty([
      'changes.booking_status',
    ]);
    expect(await change(logistics, { ...booked, changes: { arrival_flight: 'LH 1' } })).toMatchObject({
      done: 1,
    });

    const { key, columns } = await file.started(
      logistics,
      `id,arrival_flight,notes\n${booking.id},LH 2,changed\n999999,LH 3,x\n`,
      'EventBooking',
    );
    expect(columns.map(({ field }) => field)).toEqual(['id', 'arrival_flight', 'notes']);
    await file.ask(logistics, file.change, { input: { key, match: null } });
    const unmatched = await logistics.send(file.byKey('checkImport'), { key });
    expect(Object.keys(validationOf(unmatched))).toEqual(['input.match']);
    await file.ask(logistics, file.change, { input: { key, match: 'id' } });
    expect(await file.checked(logistics, key)).toMatchObject({ changed: 1, created: 0, refused: 1 });
    expect(await file.run(logistics, key)).toMatchObject({ done: 1, failed: 0 });
    const { found } = await api
      .as('administrator')
      .ask('query ($id: ID!) { found: eventBooking(id: $id) { arrivalFlight notes } }', { id: booking.id });
    expect(found).toEqual({ arrivalFlight: 'LH 2', notes: 'kept' });
  });

  it('are fair market values for compliance: of trainers who are there, and nothing else of them', async () => {
    const compliance = await somebody(api, ['compliance'], 'DE');
    const onekey_id = `K${unique()}`;
    const trainer = await api.make.trainer({ onekey_id, city: 'Bonn' });
    const rows = [`${onekey_id},Rome,125,EUR`, 'nobody,Rome,130,EUR', ',Rome,135,EUR'];
    const { key, columns } = await file.started(
      compliance,
      `onekey_id,city,fmv_amount,fmv_currency\n${rows.join('\n')}\n`,
      'Trainer',
    );
    expect(columns[0]).toMatchObject({ field: 'onekey_id' });
    await file.ask(compliance, file.change, { input: { key, match: 'onekey_id' } });
    expect(await file.checked(compliance, key)).toMatchObject({ changed: 1, created: 0, refused: 2 });
    const { data } = await file.rows(compliance, key, { outcome: 'REFUSED' });
    const there = 'There is no such record that you can see, and you may make none from a file.';
    expect(data.map(({ problems }) => problems)).toEqual([
      [{ column: 0, message: there }],
      [{ column: 0, message: there }],
    ]);
    expect(await file.run(compliance, key)).toMatchObject({ done: 1, failed: 0 });
    const { found } = await compliance.ask(
      'query ($id: ID!) { found: trainer(id: $id) { city fmvAmount fmvCurrency } }',
      { id: trainer.id },
    );
    expect(found).toEqual({ city: 'Bonn', fmvAmount: 12_500, fmvCurrency: 'EUR' });
    const named = { type: 'Trainer', ids: [trainer.id], changes: { city: 'Rome' } };
    expect(validationOf(await compliance.send(changing, variables(named)))).toHaveProperty(['changes.city']);
  });

  it('go by the roles of the moment: what was begun as somebody else is not gone on with', async () => {
    const who = await somebody(api, ['country_manager'], 'DE');
    const { key } = await file.started(who, 'last name,country\nWechsel,Germany\n');
    expect(await file.checked(who, key)).toMatchObject({ created: 1 });
    await api.as('administrator').ask(updating('User'), { input: { id: who.id, roles: ['booker'] } });
    for (const name of ['checkImport', 'runImport'])
      expect(outcomeOf(await who.send(file.byKey(name), { key }))).toBe('FORBIDDEN');
    expect(await file.people(who, 'Wechsel')).toEqual([]);
  });

  it('add up where one has several roles', async () => {
    const access = await accessOf(await somebody(api, ['booker', 'compliance'], 'DE'));
    expect(inputsOf(access)).toEqual({ EventBooking: ['booking_status', 'override_reason'], Trainer: fees });
    expect(importedOf(access)).toEqual(['Trainer']);
  });

  it('are the status of own bookings for bookers', async () => {
    const booker = await somebody(api, ['booker'], 'DE');
    const event = await api.make.event();
    const person = await api.make.participant({ country_id: api.country('DE') });
    const own = await records(booker.ask).booking({
      centre_event_id: event.id,
      participant: { connect: person.id },
    });
    const others = await api.make.booking();
    const asked = {
      type: 'EventBooking',
      ids: [own.id, others.id],
      changes: { booking_status: 'CANCELLED' },
    };
    expect(await preview(booker, asked)).toMatchObject({ total: 1, ids: [own.id], changing: 1 });
  });
});
