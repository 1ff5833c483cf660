import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { detailsOf, idOf, bookingWorldOf } from '../bookings/bookingWorld.ts';
import { validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { useApi } from '../useApi.ts';

/** D1: a centre's zone is that of its events; the clock of these tests stands at noon in Greenwich, 21 November 2026. */
const world = bookingWorldOf(useApi());

/** It is the 22nd there already. */
const farEast = 'Pacific/Kiritimati';
/** It is still the 21st there. */
const farWest = 'Pacific/Honolulu';

const centreIn = async (zone: string) => (await world.make.centre({ time_zone: zone })).id;
const eventAt = async (centre: string, over: Fields = {}) =>
  (await world.make.event({ training_centre_id: centre, ...over })).id;
const move = (id: string, zone: string) =>
  world.change(world.admin, 'TrainingCentre', { id, country_id: '1', time_zone: zone });
const zoneOf = async (id: string) => {
  const { one } = await world.admin.ask('query ($id: ID!) { one: centreEvent(id: $id) { timeZone } }', {
    id,
  });
  return (one as { timeZone: string }).timeZone;
};
const zoneAudits = async (id: string) =>
  (await auditsOf(world.api, 'CentreEvent', id)).filter(({ event }) =>
    ['updated', 'restored'].includes(event),
  );

describe('a new time zone of a centre (D1)', () => {
  it.each([
    // Other zones to the database than to Node.
    ...['IST', 'CET', 'EST5EDT'],
    // Only Node knows them, and some browsers the last.
    ...['AET', 'Canada/East-Saskatchewan', 'SystemV/PST8'],
    ...['+05:30', 'Nowhere/Atlantis'],
  ])('is refused where it would not be the same to everybody: %s', async (zone) => {
    const centre = await centreIn('Asia/Kolkata');
    await eventAt(centre);
    const answer = await move(centre, zone);
    expect(validationOf(answer)['input.time_zone']).toEqual([
      'This is not a time zone such as Europe/Warsaw.',
    ]);
  });

  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    // An older name of a zone stays that name.
    ['ASIA/CALCUTTA', 'Asia/Calcutta'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['america/port_of_spain', 'America/Port_of_Spain'],
  ])('is kept as it is spelt, however it comes: %s', async (given, spelt) => {
    const centre = await centreIn('Europe/Warsaw');
    const event = await eventAt(centre);
    idOf(await move(centre, given));
    expect(await zoneOf(event)).toBe(spelt);
  });

  it('reaches its events to come, each audited, and no others', async () => {
    const centre = await centreIn('Europe/Warsaw');
    const coming = await eventAt(centre);
    const undated = await eventAt(centre, { date_start: null, date_end: null });
    const over = await eventAt(centre, { date_start: '2026-10-01', date_end: '2026-10-02' });
    const elsewhere = await eventAt(await centreIn('Europe/Warsaw'));
    idOf(await move(centre, 'America/New_York'));
    expect(await Promise.all([coming, undated, over, elsewhere].map(zoneOf))).toEqual([
      'America/New_York',
      'America/New_York',
      'Europe/Warsaw',
      'Europe/Warsaw',
    ]);
    const told = {
      oldValues: { time_zone: 'Europe/Warsaw' },
      newValues: { time_zone: 'America/New_York' },
    };
    expect(await zoneAudits(coming)).toMatchObject([told]);
    expect(await zoneAudits(undated)).toMatchObject([told]);
    expect(await zoneAudits(over)).toEqual([]);
    idOf(await world.change(world.admin, 'TrainingCentre', { id: centre, country_id: '1', name: 'Renamed' }));
    idOf(await move(centre, 'America/New_York'));
    expect(await zoneAudits(coming)).toHaveLength(1);
  });

  it('is that of an event which was deleted meanwhile and comes back, unless it is over', async () => {
    const centre = await centreIn('Europe/Warsaw');
    const coming = await eventAt(centre);
    const over = await eventAt(centre, { date_start: '2026-10-01', date_end: '2026-10-02' });
    const { admin, remove, restore } = world;
    for (const event of [coming, over]) idOf(await remove(admin, 'CentreEvent', event));
    idOf(await move(centre, 'America/New_York'));
    for (const event of [coming, over]) idOf(await restore(admin, 'CentreEvent', event));
    expect(await Promise.all([coming, over].map(zoneOf))).toEqual(['America/New_York', 'Europe/Warsaw']);
    expect((await zoneAudits(coming)).at(-1)).toMatchObject({
      oldValues: { time_zone: 'Europe/Warsaw' },
      newValues: { time_zone: 'America/New_York', deleted_at: null },
    });
  });

  it('is refused where an event would be overbooked in it, as a whole (C5, K2)', async () => {
    const centre = await centreIn(farEast);
    const first = await eventAt(centre);
    const event = await eventAt(centre, { name: 'Evening course', max_trainees: 1 });
    const placeholder = idOf(await world.book(world.admin, event));
    // Its last day has passed there, and has not in the west.
    await world.sql(`update event_bookings set date_expiry = '2026-11-21' where id = ${placeholder}`);
    idOf(await world.bookFrom(world.admin, event, 'DE'));
    const answer = await move(centre, farWest);
    expect(detailsOf(answer)).toMatchObject({ code: 'CAPACITY_BELOW_BOOKED', limit: 1, used: 2 });
    expect(validationOf(answer)['input.time_zone']?.[0]).toMatch(/^Evening course: .* 2 trainees/);
    expect(await Promise.all([first, event].map(zoneOf))).toEqual([farEast, farEast]);
    expect(await zoneAudits(first)).toEqual([]);
    idOf(await world.change(world.admin, 'CentreEvent', { id: event, max_trainees: 2 }));
    idOf(await move(centre, farWest));
    expect(await Promise.all([first, event].map(zoneOf))).toEqual([farWest, farWest]);
  });
});
