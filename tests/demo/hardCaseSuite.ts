import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { hardCases } from '#server/demo/hardCases.ts';
import { changesOf } from '#server/modules/approvedDocument/changeMeasures.ts';
import { consumes, demoReads, seats, today } from './demoReads.ts';

/** The hard cases of a demo that is loaded already: loading it takes longer than all of these. */
export function hardCaseSuite(database: () => Database): void {
  const { rows, count } = demoReads(database);
  const freeSeats = async (event: number): Promise<number> =>
    (
      await rows<{ free: number }>(
        `select (e.max_trainees - s.trainees)::int as free from ${seats} where e.id = ${event}`,
      )
    )[0]?.free ?? NaN;

  describe('hard cases', () => {
    it('one seat left', async () => {
      expect(await freeSeats(hardCases.oneSeatLeft)).toBe(1);
    });

    it('full with a queue', async () => {
      expect(await freeSeats(hardCases.fullWithQueue)).toBe(0);
      expect(
        await count(
          `waiting_list_entries where closed_at is null and centre_event_id = ${hardCases.fullWithQueue}`,
        ),
      ).toBe(6);
    });

    it('blocked by country while open (C6)', async () => {
      expect(await freeSeats(hardCases.blockedByCountry)).toBeGreaterThan(0);
      const used =
        await count(`event_bookings b join participants p on p.id = b.participant_id join countries c on c.id = p.country_id
        join centre_events e on e.id = b.centre_event_id
        where e.id = ${hardCases.blockedByCountry} and b.booking_type = 'TRAINEE' and c.country_code = 'DE' and ${consumes}`);
      const [event] = await rows<{ limit: number }>(
        `select max_bookings_country as limit from centre_events where id = ${hardCases.blockedByCountry}`,
      );
      expect(used).toBe(event?.limit);
      expect(
        await count(
          `waiting_list_entries where closed_at is null and centre_event_id = ${hardCases.blockedByCountry}`,
        ),
      ).toBe(2);
    });

    it('a placeholder that expires today', async () => {
      expect(
        await count(`event_bookings where participant_id is null and booking_status = 'NEW'
        and date_expiry = '${today}' and centre_event_id = ${hardCases.placeholderExpiringToday}`),
      ).toBe(1);
    });

    it('a duplicate pair on one event (G3)', async () => {
      expect(
        await count(`(select p.full_name, b.date_of_birth from event_bookings b join participants p on p.id = b.participant_id
        where b.centre_event_id = ${hardCases.duplicatePair} and b.booking_status <> 'CANCELLED' and b.date_of_birth is not null
        group by p.full_name, p.country_id, b.date_of_birth having count(*) = 2) d`),
      ).toBe(1);
    });

    it('a trainer in two places at once (A1), on one live agenda only', async () => {
      const overlaps = await rows<{ event: string }>(`select distinct a.centre_event_id as event
        from agenda_items i join agenda_item_trainers t on t.agenda_item_id = i.id
        join agenda_sections s on s.id = i.agenda_section_id join agendas a on a.id = s.agenda_id
        join agenda_items j on j.id > i.id and j.time_start < i.time_end and j.time_end > i.time_start
        join agenda_item_trainers u on u.agenda_item_id = j.id and u.trainer_id = t.trainer_id
        join agenda_sections v on v.id = j.agenda_section_id and v.agenda_id = a.id
        where a.kind = 'LIVE'`);
      expect(overlaps).toEqual([{ event: String(hardCases.overlappingTrainer) }]);
    });

    it('a missing rate (H5)', async () => {
      expect(
        await count(`centre_event_trainers x join trainers t on t.id = x.trainer_id where x.centre_event_id = ${hardCases.missingRate}
        and not exists (select from exchange_rate_units u where u.currency = t.fmv_currency)`),
      ).toBe(1);
    });

    it('half a year of rates, one of them too old to go unsaid (H5)', async () => {
      expect(await count(`exchange_rate_sets where source = 'ECB' and day > '2026-05-20'`)).toBe(130);
      expect(
        await rows(`select r.target, u.last_updated::date::text as day from exchange_rates r join exchange_rate_sets s
          on s.id = r.set_id and s.in_force, lateral exchange_rate_of('EUR', r.target) u
          where u.last_updated < date '${today}' - 7 order by 1`),
      ).toEqual([{ target: 'UAH', day: '2026-10-30' }]);
      expect(await rows(`select rate::text from exchange_rate_of('EUR', 'PLN')`)).toEqual([
        { rate: '4.2915000000' },
      ]);
    });

    it('an event in yen, without decimals (H7)', async () => {
      expect(
        await count(`centre_events e join estimated_costs c on c.centre_event_id = e.id and c.currency = 'JPY' and c.amount_exc_vat >= 100
        where e.id = ${hardCases.yen} and e.costs_base_currency = 'JPY' and e.time_zone = 'Asia/Tokyo'`),
      ).toBeGreaterThan(5);
    });

    it('a fair market value 13 months old on an event to come (H6)', async () => {
      expect(
        await count(`centre_event_trainers x join trainers t on t.id = x.trainer_id
        where x.centre_event_id = ${hardCases.oldFmv} and t.fmv_last_updated = '2025-10-21'`),
      ).toBe(1);
    });

    it('a restricted event with an empty list (S2)', async () => {
      expect(
        await count(`centre_events e where restrict_countries
        and not exists (select from centre_event_allowed_countries a where a.centre_event_id = e.id)`),
      ).toBe(1);
    });

    it.each([
      ['Latin with marks', '[À-žŻż]'],
      ['Cyrillic', '[А-я]'],
      ['Greek', '[Α-ω]'],
      ['Arabic', '[\\u0600-\\u06ff]'],
      ['Chinese', '[王李张刘陈]'],
      ['Japanese', '(五十嵐|小早川|早乙女|星野|結城|青柳|高梨|水無瀬)'],
    ])('names in %s', async (_, pattern) => {
      expect(await count(`participants where name ~ '${pattern}'`)).toBeGreaterThan(20);
    });

    const administrator = { id: '1', roles: ['administrator'], countryIds: [] } as const;

    it('12 stale approvals, of what was changed after them (F1)', async () => {
      expect(await count('stale_documents()')).toBe(12);
      const told = `approved_documents d join approval_steps s on s.approved_document_id = d.id and s.event = 'STALE'
        join centre_events e on e.id = d.centre_event_id where d.id in (select stale_documents()) and s.date > d.date_approved and e.date_modified = s.date`;
      expect(await count(told)).toBe(12);
      const { rows: each } = await sql<{
        changes: readonly { readonly label: string }[];
      }>`select ${changesOf('d', administrator)} as changes from approved_documents d`.execute(
        database().kysely,
      );
      const changed = each.flatMap(({ changes }) => changes);
      const moved = { label: 'Welcome and introduction', before: '08:55', after: '09:00' };
      expect(changed).toContainEqual(expect.objectContaining(moved));
      expect(changed.filter(({ label }) => label === 'Trainer')).toHaveLength(3);
    });
  });
}
