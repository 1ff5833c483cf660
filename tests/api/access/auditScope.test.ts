import { beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { bookingWorldOf, idOf } from '../bookings/bookingWorld.ts';
import type { Client } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { deleting } from '../mutations.ts';

/** S1, S2: the log tells a country manager of nothing that is hidden from them. */
const world = bookingWorldOf(useApi());
let manager: Client;
beforeAll(async () => {
  manager = await world.somebody('country_manager', 'DE');
});

const eventIn = async (code: string, over: Fields = {}) => {
  const centre = await world.make.centre({ country_id: world.api.country(code) });
  return (await world.make.event({ training_centre_id: centre.id, ...over })).id;
};

const byRecord = `query ($type: Mixed, $id: Mixed) {
  audits(first: 50, whereConditions: {AND: [
    {column: AUDITABLE_TYPE, operator: EQ, value: $type}, {column: AUDITABLE_ID, operator: EQ, value: $id}]}) {
    data { id event } paginatorInfo { total } } }`;

/** What somebody reads of a record's history, and how much of it they are told there is. */
async function historyOf(who: Client, type: string, id: string) {
  const { audits } = await who.ask(byRecord, { type, id });
  const { data, paginatorInfo } = audits as {
    readonly data: readonly { readonly id: string; readonly event: string }[];
    readonly paginatorInfo: { readonly total: number };
  };
  return {
    events: data.map(({ event }) => event),
    total: paginatorInfo.total,
    ids: data.map(({ id: one }) => one),
  };
}

const nothing = { events: [], total: 0, ids: [] };
const total = async (who: Client): Promise<number> => {
  const { audits } = await who.ask('{ audits(first: 1) { paginatorInfo { total } } }', {});
  return (audits as { paginatorInfo: { total: number } }).paginatorInfo.total;
};

/** Hidden from the manager in the list, by id and in the total, while an administrator reads it. */
async function expectHidden(type: string, id: string): Promise<void> {
  const told = await historyOf(world.admin, type, id);
  expect(told.total).toBeGreaterThan(0);
  expect(await historyOf(manager, type, id)).toEqual(nothing);
  const { audit } = await manager.ask('query ($id: ID!) { audit(ID: $id) { id } }', { id: told.ids[0] });
  expect(audit).toBeNull();
}

describe('the log of a country manager', () => {
  it('tells of bookings and entries of people they see, on events they see (S2)', async () => {
    const { admin, bookFrom, wait, personFrom } = world;
    const event = await eventIn('DE', { max_trainees: 2 });
    const before = await total(manager);
    const own = idOf(await bookFrom(admin, event, 'DE', { date_of_birth: '1980-02-03' }));
    expect((await historyOf(manager, 'EventBooking', own)).events).toEqual(['created']);
    const known = await total(manager);
    // The participant of the own booking as well.
    expect(known).toBe(before + 2);

    await expectHidden(
      'EventBooking',
      idOf(await bookFrom(admin, event, 'JP', { date_of_birth: '1980-02-03' })),
    );
    await expectHidden('WaitingListEntry', idOf(await wait(admin, event, await personFrom('JP'))));
    expect(await total(manager)).toBe(known);
    await expectHidden('EventBooking', idOf(await bookFrom(admin, await eventIn('JP'), 'DE')));
  });

  it('tells nothing of whoever was on a seat before, once they are taken off it (P4)', async () => {
    const { admin, bookFrom, detach } = world;
    const id = idOf(await bookFrom(admin, await eventIn('DE'), 'JP', { date_of_birth: '1980-02-03' }));
    idOf(await detach(admin, id));
    const { eventBooking } = await manager.ask('query ($id: ID!) { eventBooking(id: $id) { id } }', { id });
    expect(eventBooking).toEqual({ id });
    await expectHidden('EventBooking', id);
  });

  it('tells nothing of an event that is restricted to others, nor of its costs (S2)', async () => {
    const { admin, api, change, make } = world;
    const event = await eventIn('DE');
    const cost = {
      name: 'Van',
      amount_exc_vat: 1,
      amount_inc_vat: 1,
      currency: 'EUR',
      cost_category_id: '1',
    };
    idOf(await change(admin, 'CentreEvent', { id: event, estimated_costs: { create: [cost, cost] } }));
    const { centreEvent } = await admin.ask(
      'query ($id: ID!) { centreEvent(id: $id) { estimatedCosts { id } } }',
      { id: event },
    );
    const [kept, gone] = (centreEvent as { estimatedCosts: { id: string }[] }).estimatedCosts.map(
      ({ id }) => id,
    );
    idOf(await change(admin, 'CentreEvent', { id: event, estimated_costs: { delete: [gone] } }));
    const booking = (await make.booking({ centre_event_id: event })).id;
    const read = async () =>
      Promise.all([
        historyOf(manager, 'CentreEvent', event),
        historyOf(manager, 'EstimatedCost', String(kept)),
        historyOf(manager, 'EstimatedCost', String(gone)),
        historyOf(manager, 'EventBooking', booking),
      ]);
    expect((await read()).map(({ events }) => events)).toEqual([
      ['created'],
      ['created'],
      ['deleted', 'created'],
      ['created'],
    ]);
    const restricted = {
      id: event,
      restrict_countries: true,
      allowed_countries: { sync: [api.country('FR')] },
    };
    idOf(await change(admin, 'CentreEvent', restricted));
    expect(await read()).toEqual([nothing, nothing, nothing, nothing]);
    await expectHidden('CentreEvent', event);
    idOf(await change(admin, 'CentreEvent', { id: event, allowed_countries: { sync: [api.country('DE')] } }));
    expect((await historyOf(manager, 'EstimatedCost', String(gone))).total).toBe(2);
  });

  it('tells what happened to the costs of an event with the event, and nobody else of any amount (S1)', async () => {
    const { admin, api, change } = world;
    const event = await eventIn('DE');
    const cost = { name: 'Room', amount_exc_vat: 1, amount_inc_vat: 71_993, currency: 'EUR' };
    const write = async (estimated_costs: object) =>
      idOf(await change(admin, 'CentreEvent', { id: event, estimated_costs }));
    await write({ create: [{ ...cost, cost_category_id: '1' }] });
    const { centreEvent } = await admin.ask(
      'query ($id: ID!) { centreEvent(id: $id) { estimatedCosts { id } } }',
      { id: event },
    );
    const [line] = (centreEvent as { estimatedCosts: { id: string }[] }).estimatedCosts;
    await write({ update: [{ id: line?.id, name: 'Room', cost_category_id: '1', amount_inc_vat: 81_993 }] });
    await write({ delete: [line?.id] });

    const ofEvent = `query ($id: Mixed) {
      audits(first: 50, orderBy: [{column: CREATED_AT}], whereConditions: {AND: [
        {column: AUDITABLE_TYPE, operator: IN, value: ["CentreEvent", "EstimatedCost"]}, {column: OWNER_ID, value: $id}]}) {
        data { event auditableType ownerId newValues oldValues createdAt } paginatorInfo { total } } }`;
    const read = async (who: Client) => JSON.stringify(await who.ask(ofEvent, { id: event }));
    const { audits } = await manager.ask(ofEvent, { id: event });
    const told = audits as {
      data: { event: string; auditableType: string; ownerId: string; createdAt: string }[];
    };
    expect(told.data.map(({ auditableType, event: what }) => `${auditableType} ${what}`)).toEqual([
      'CentreEvent created',
      'EstimatedCost created',
      'EstimatedCost updated',
      'EstimatedCost deleted',
    ]);
    expect(new Set(told.data.map(({ ownerId }) => ownerId))).toEqual(new Set([event]));
    expect(await read(manager)).toMatch(/71993.*81993/);
    // A removal is later than whatever was done to the line before.
    expect(new Set(told.data.slice(1).map(({ createdAt }) => createdAt)).size).toBe(3);

    for (const role of ['booker', 'viewer', 'logistics']) {
      const answer = JSON.stringify(await (await world.somebody(role, 'DE')).send(ofEvent, { id: event }));
      expect(answer, role).not.toMatch(/[78]1993|EstimatedCost/);
    }
    expect(await read(await world.somebody('country_manager', 'JP'))).toMatch(/"data":\[\].*"total":0/);
    const restricted = { id: event, restrict_countries: true };
    const allowed = { allowed_countries: { sync: [api.country('FR')] } };
    idOf(await change(admin, 'CentreEvent', { ...restricted, ...allowed }));
    expect(await read(manager)).toMatch(/"data":\[\].*"total":0/);
  });

  it('tells of deleted events, bookings and people as before (S4)', async () => {
    const { admin, bookFrom, personFrom } = world;
    const event = await eventIn('DE');
    const booking = idOf(await bookFrom(admin, event, 'DE'));
    const person = await personFrom('DE');
    await admin.ask(deleting('EventBooking'), { id: booking });
    await admin.ask(deleting('CentreEvent'), { id: event });
    await admin.ask(deleting('Participant'), { id: person });
    for (const [type, id] of [
      ['EventBooking', booking],
      ['CentreEvent', event],
      ['Participant', person],
    ] as const)
      expect((await historyOf(manager, type, id)).events, type).toEqual(['deleted', 'created']);
  });

  it('tells nothing of people, trainers and centres that have gone to another country (S1)', async () => {
    const { admin, api, change, make } = world;
    const [from, to] = [api.country('DE'), api.country('JP')];
    for (const [type, { id }] of [
      ['Participant', await make.participant({ country_id: from })],
      ['Trainer', await make.trainer({ country_id: from })],
      ['TrainingCentre', await make.centre({ country_id: from })],
    ] as const) {
      expect((await historyOf(manager, type, id)).events, type).toEqual(['created']);
      idOf(await change(admin, type, { id, country_id: to }));
      await expectHidden(type, id);
    }
  });
});
