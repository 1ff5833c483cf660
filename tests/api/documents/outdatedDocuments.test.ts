import { describe, expect, it } from 'vitest';
import type { Client } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { gap, runWorldOf } from './runWorld.ts';
import { updating } from '../mutations.ts';

describe('documents of an event that is moved', () => {
  const world = runWorldOf(useApi());
  const days = gap('centreEvent.dateStart', ' data-format="days"');

  const move = (event: string, date_start: string, date_end: string) =>
    world.api
      .as('administrator')
      .ask(updating('CentreEvent'), { input: { id: event, date_start, date_end } });
  const outdated = async (event: string, who: Client = world.api.as('global_manager')) => {
    const found = await who.ask(
      `query ($id: ID!) {
        old: generatedDocuments(first: 50, where: { centre_event_id: $id, is_outdated: true }) { data { title } paginatorInfo { total } }
        right: generatedDocuments(first: 50, where: { centre_event_id: $id, is_outdated: false }) { paginatorInfo { total } }
        all: generatedDocuments(first: 50, where: { centre_event_id: $id }) { data { title isOutdated } paginatorInfo { total } } }`,
      { id: event },
    );
    const { old, right, all } = found as Record<'old' | 'right' | 'all', Page>;
    const titles = old.data.map(({ title }) => title).sort();
    // S6: field, filter, and what is counted of either.
    expect(
      all.data
        .filter(({ isOutdated }) => isOutdated)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(titles);
    expect([old.paginatorInfo.total, right.paginatorInfo.total]).toEqual([
      titles.length,
      all.paginatorInfo.total - titles.length,
    ]);
    return titles;
  };
  interface Page {
    readonly data: readonly { readonly title: string; readonly isOutdated?: boolean }[];
    readonly paginatorInfo: { readonly total: number };
  }
  const made = async (runType: string, params: object, more: object = {}) => {
    const manager = world.api.as('global_manager');
    const { key } = await world.open(manager, runType, params);
    const task = await world.ended(manager, await world.generate(manager, { key, ...more }));
    expect([task.failed, task.state]).toEqual([0, 'DONE']);
  };
  const texts = async () => {
    await world.textOf('invitation', `<p>Dear ${gap('participant.fullName')}, on ${days}</p>`);
    await world.textOf('badge', `<p>${gap('participant.fullName')}</p>`, { sheet: { columns: 2, rows: 2 } });
    await world.textOf('agenda', `<p>${days}</p>`);
  };
  const people = [
    { first_name: 'Ann', last_name: 'A' },
    { first_name: 'Bob', last_name: 'B' },
  ];

  it('are outdated where they say its days, until they are right again or were made again', async () => {
    await texts();
    const event = await world.eventWith(people);
    const of = { centre_event_id: event.id };
    await move(event.id, '2030-06-10', '2030-06-11');
    await made('INVITATION', of);
    await made('BADGE', of);
    await made('AGENDA', of);
    expect(await outdated(event.id)).toEqual([]);

    await move(event.id, '2030-06-10', '2030-06-12');
    const all = [`Agenda · ${event.name}`, 'Invitation · Ann A', 'Invitation · Bob B'];
    expect(await outdated(event.id)).toEqual(all);
    // Nobody is told of letters that they do not see (S1).
    expect(await outdated(event.id, world.api.as('logistics'))).toEqual([]);
    await move(event.id, '2030-06-10', '2030-06-11');
    expect(await outdated(event.id)).toEqual([]);

    await move(event.id, '2030-07-10', '2030-07-11');
    // Another run than the one that they were made in.
    await made('INVITATION', { ...of, event_booking_ids: [event.bookings[0]?.id] });
    expect(await outdated(event.id)).toEqual([`Agenda · ${event.name}`, 'Invitation · Bob B']);
    await made('AGENDA', of);
    await made('INVITATION', of, { combined: true });
    expect(await outdated(event.id)).toEqual([]);
    await move(event.id, '2030-08-10', '2030-08-11');
    expect(await outdated(event.id)).toEqual([`Agenda · ${event.name}`, `Invitation · ${event.name}`]);
  });

  it('are not where nobody makes them any more: the seat is cancelled, or the event over', async () => {
    await texts();
    const event = await world.eventWith(people);
    await move(event.id, '2030-06-10', '2030-06-11');
    await made('INVITATION', { centre_event_id: event.id });
    await move(event.id, '2030-06-12', '2030-06-13');
    await world.api
      .as('administrator')
      .ask(updating('EventBooking'), { input: { id: event.bookings[0]?.id, booking_status: 'CANCELLED' } });
    expect(await outdated(event.id)).toEqual(['Invitation · Bob B']);
    await world.endLongAgo(event.id);
    expect(await outdated(event.id)).toEqual([]);
  });
});
