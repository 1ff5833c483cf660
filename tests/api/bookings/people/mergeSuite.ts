import { describe, expect, it } from 'vitest';
import { type Fields } from '#tests/factories/records.ts';
import { type BookingWorld, idOf } from '../bookingWorld.ts';
import { type Client, outcomeOf, validationOf } from '#tests/api/Client.ts';
import { countOf, madeView } from '#tests/api/views/viewWorld.ts';
import { merge, mergingIn } from './merge.ts';

/** G3: two records of one person become one. */
export function mergeSuite(world: BookingWorld): void {
  const { preview, bookPerson, personOf, eventId } = mergingIn(world);
  const leadsTo = async (who: Client, path: string) => {
    const { to } = await who.ask('query ($path: String!) { to: redirectLookup(path: $path) { target } }', {
      path,
    });
    return (to as Fields)['target'];
  };

  describe('merging two participants', { timeout: 60_000 }, () => {
    it('shows what it would do, and then moves bookings, places in line and chosen values', async () => {
      const { admin, make, api, wait, entry, somebody } = world;
      const kept = (await make.participant({ country_id: api.country('SE'), city: 'Lund' })).id;
      const gone = (
        await make.participant({
          country_id: api.country('SE'),
          city: 'Malmö',
          email: 'anna.b@clinic.example',
          onekey_id: 'OK-MERGED',
        })
      ).id;
      const [first, full] = [await eventId(), await eventId({ max_trainees: 1 })];
      await make.deleted('EventBooking', await bookPerson(first, gone));
      const booking = await bookPerson(first, gone);
      idOf(await world.bookFrom(admin, full, 'SE'));
      await make.deleted('WaitingListEntry', idOf(await wait(admin, full, gone)));
      const waiting = idOf(await wait(admin, full, gone));
      expect(await preview(admin, kept, gone)).toEqual({
        bookings: 1,
        waitingListEntries: 1,
        documents: 0,
        doubles: [],
      });

      const merged = await merge(admin, kept, gone, { from_duplicate: ['email', 'onekey_id'] });
      expect(merged.data?.['made']).toEqual({
        id: kept,
        onekeyId: 'OK-MERGED',
        email: 'anna.b@clinic.example',
        city: 'Lund',
        bookingCount: 1,
      });
      expect(await personOf(booking)).toBe(kept);
      expect(await entry(waiting, 'participant { id }')).toEqual({ participant: { id: kept } });
      const { participant } = await admin.ask('query ($id: ID!) { participant(id: $id) { id } }', {
        id: gone,
      });
      expect(participant).toBeNull();
      expect(outcomeOf(await merge(admin, kept, gone)), 'asked again').toBe('ok');
      expect(await leadsTo(admin, `/participants/${gone}/edit`)).toBe(`/participants/${kept}/edit`);
      expect(await leadsTo(await somebody('viewer', 'JP'), `/participants/${gone}`), 'hidden').toBeNull();
      expect(outcomeOf(await world.restore(admin, 'Participant', gone))).toBe('VALIDATION');
      const { audits } = (await admin.ask(
        `query ($conditions: AuditWhereConditions) { audits(whereConditions: $conditions) { data { auditableType event newValues } } }`,
        { conditions: { column: 'AUDITABLE_ID', operator: 'IN', value: [kept, gone, booking, waiting] } },
      )) as { audits: { data: readonly { auditableType: string; event: string; newValues: string }[] } };
      const told = audits.data.map(
        ({ auditableType, event, newValues }) => `${auditableType} ${event} ${newValues}`,
      );
      expect(told).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Participant deleted .*merged_into_id/),
          expect.stringMatching(/^Participant updated .*merged_from/),
          expect.stringMatching(new RegExp(`^EventBooking updated .*participant_id\\D+${kept}\\b`)),
          expect.stringMatching(/^WaitingListEntry updated .*participant_id/),
        ]),
      );
    });

    it('takes along the views of whoever looks at the bookings of one of them', async () => {
      const { admin, make } = world;
      const [kept, gone] = [(await make.participant()).id, (await make.participant()).id];
      await bookPerson(await eventId(), kept);
      await bookPerson(await eventId(), gone);
      const look = (ids: readonly string[]) => ({
        filter: { whereConditions: { AND: [{ column: 'PARTICIPANT_ID', operator: 'IN', value: ids }] } },
      });
      const ofGone = (id: string) => ({ where: { participant_id: id } });
      const { id } = await madeView(admin, {
        ...{ resource: 'bookings', type: 'EventBooking' },
        look: JSON.stringify(look([gone, kept])),
        arguments: JSON.stringify(ofGone(gone)),
      });
      expect(await countOf(admin, id)).toBe(1);
      await merge(admin, kept, gone);
      const { view } = await admin.ask('query ($id: ID!) { view: savedView(id: $id) { look arguments } }', {
        id,
      });
      const { look: shown, arguments: asked } = view as { look: string; arguments: string };
      expect([JSON.parse(shown), JSON.parse(asked)]).toEqual([look([kept]), ofGone(kept)]);
      expect(await countOf(admin, id)).toBe(2);
    });

    it('is not for managers of countries, nor of people who are not there', async () => {
      const { admin, personFrom, somebody } = world;
      const [kept, gone] = [await personFrom('DE'), await personFrom('DE')];
      const manager = await somebody('country_manager', 'DE');
      expect(await preview(manager, kept, gone)).toBeNull();
      expect(outcomeOf(await merge(manager, kept, gone))).toBe('FORBIDDEN');
      for (const other of ['999999999', kept]) expect(await preview(admin, kept, other)).toBeNull();
      expect(outcomeOf(await merge(admin, kept, 'nobody'))).toBe('NOT_FOUND');
      expect(validationOf(await merge(admin, kept, kept))).toHaveProperty('input.duplicate_id');
      expect(validationOf(await merge(admin, kept, gone, { from_duplicate: ['id'] }))).toHaveProperty(
        'input.from_duplicate.0',
      );
    });

    it('refuses what was decided on an older state of either (K6)', async () => {
      const { admin, personFrom, change } = world;
      const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
      const read = async (id: string) =>
        (
          (await admin.ask('query ($id: ID!) { p: participant(id: $id) { dateModified } }', { id }))[
            'p'
          ] as Fields
        )['dateModified'];
      const [own, other] = [await read(kept), await read(gone)];
      idOf(await change(admin, 'Participant', { id: gone, city: 'Uppsala' }));
      expect(outcomeOf(await merge(admin, kept, gone, { duplicate_date_modified: other }))).toBe(
        'STALE_WRITE',
      );
      idOf(await change(admin, 'Participant', { id: kept, city: 'Lund' }));
      expect(outcomeOf(await merge(admin, kept, gone, { date_modified: own }))).toBe('STALE_WRITE');
      const now = { date_modified: await read(kept), duplicate_date_modified: await read(gone) };
      expect(outcomeOf(await merge(admin, kept, gone, now))).toBe('ok');
    });

    it('and a booking of the duplicate at the same moment leave nobody booked who is gone (K1)', async () => {
      const { admin, personFrom, book } = world;
      for (let round = 0; round < 6; round += 1) {
        const event = await eventId();
        const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
        const [merged, booked] = await Promise.all([
          merge(admin, kept, gone),
          book(admin, event, { participant: { connect: gone } }),
        ]);
        expect(['ok', 'BUSY']).toContain(outcomeOf(merged));
        expect(['ok', 'VALIDATION', 'BUSY']).toContain(outcomeOf(booked));
        if (outcomeOf(merged) === 'ok' && outcomeOf(booked) === 'ok')
          expect(await personOf(idOf(booked))).toBe(kept);
      }
    });
  });
}
