import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColumnCipher } from '../crypto/ColumnCipher.ts';
import type { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { changesOf } from '../modules/approvedDocument/changeMeasures.ts';
import { openEmptyDatabase, openTestDatabase, testNow } from '#tests/setup/testDatabase.ts';
import { TypstEngine } from '../documents/engine/TypstEngine.ts';
import { FileDocumentStore } from '../documents/store/FileDocumentStore.ts';
import type { DemoFiles } from './approvals.ts';
import { hardCases } from './hardCases.ts';
import { loadDemo } from './loadDemo.ts';

const today = testNow.slice(0, 10);
const passports = new ColumnCipher(Buffer.alloc(32, 1));

async function loaded(files: DemoFiles): Promise<Database> {
  const database = await openEmptyDatabase({ now: `${today}T09:00:00Z` });
  await migrate(database, { passports });
  await loadDemo(database.kysely, { today, passwordHash: 'hash', passports, files });
  return database;
}

describe('demo data', () => {
  let database: Database;
  const folder = mkdtempSync(join(tmpdir(), 'convene-demo-'));
  const files = { engine: new TypstEngine(), store: new FileDocumentStore(folder) };

  beforeAll(async () => {
    database = await loaded(files);
  }, 120_000);
  afterAll(async () => {
    await files.engine.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const rows = async <T extends object>(text: string): Promise<T[]> =>
    (await sql.raw<T>(text).execute(database.kysely)).rows;
  const count = async (source: string): Promise<number> =>
    Number((await rows<{ count: string }>(`select count(*) as count from ${source}`))[0]?.count);
  const consumes =
    'booking_consumes_seat(b.booking_status, b.deleted_at, b.participant_id, b.date_expiry, e.time_zone)';
  const seats = `centre_events e, lateral (
    select count(*) filter (where b.booking_type = 'TRAINEE') as trainees, count(*) filter (where b.booking_type = 'STAFF') as staff
    from event_bookings b where b.centre_event_id = e.id and ${consumes}) s`;
  const freeSeats = async (event: number): Promise<number> =>
    (
      await rows<{ free: number }>(
        `select (e.max_trainees - s.trainees)::int as free from ${seats} where e.id = ${event}`,
      )
    )[0]?.free ?? NaN;

  it.each([
    ['training_centres', 24],
    ['(select distinct country_id from training_centres) c', 14],
    ['centre_events', 160],
    [`centre_events where event_status <> 'Cancelled' and date_end < '${today}'`, 95],
    [
      `centre_events where event_status <> 'Cancelled' and date_start between '${today}' and date '${today}' + 30`,
      15,
    ],
    [`centre_events where event_status <> 'Cancelled' and date_start > date '${today}' + 30`, 40],
    [`centre_events where event_status = 'Cancelled'`, 10],
    ['trainers', 85],
    ['participants', 2400],
    ['participants where is_hcp', 2160],
    ['event_bookings', 2900],
    ['event_bookings where participant_id is null', 120],
    ['waiting_list_entries', 210],
    ['estimated_costs', 1500],
    ['merge_templates', 18],
    ['approved_documents', 90],
    ['approved_documents where date_withdrawn is not null', 6],
    ['users', 48],
    ['(select distinct role from user_roles) r', 7],
    [`audits where auditable_type = 'EventBooking' and event = 'created'`, 2900],
    [`audits where auditable_type = 'WaitingListEntry' and event = 'created'`, 210],
    [`audits where auditable_type = 'MergeTemplate' and event = 'created'`, 18],
  ])('%s: %i', async (source, expected) => {
    expect(await count(source)).toBe(expected);
  });

  it('has one account for every role, named after it', async () => {
    expect(
      await count(
        `users u join user_roles r on r.user_id = u.id and r.role = u.username where u.user_email = u.username || '@convene.example'`,
      ),
    ).toBe(7);
  });

  it('spans 30 months', async () => {
    const [span] = await rows<{ days: number }>(
      'select max(date_end) - min(date_start) as days from centre_events',
    );
    expect(span?.days).toBeGreaterThan(28.5 * 30);
    expect(span?.days).toBeLessThan(30.5 * 31);
  });

  it('breaks no rule of capacity, dates or authorship', async () => {
    expect(await count(`${seats} where s.trainees > e.max_trainees or s.staff > e.max_staff`)).toBe(0);
    expect(
      await count(
        `event_bookings b join centre_events e on e.id = b.centre_event_id where b.date_created < e.date_created`,
      ),
    ).toBe(0);
    expect(
      await count(`event_bookings b where booking_status = 'CONFIRMED' and (participant_id is null
        or kept_collect_status = 'INCOMPLETE')`),
    ).toBe(0);
    expect(
      await count(`event_bookings b join centre_events e on e.id = b.centre_event_id join participants p on p.id = b.participant_id
        where e.restrict_countries and e.id <> ${hardCases.restrictedToNobody} and not exists (
          select from centre_event_allowed_countries a where a.centre_event_id = e.id and a.country_id = p.country_id)`),
    ).toBe(0);
    expect(
      await count(
        `centre_events e where lead_trainer_id not in (select trainer_id from centre_event_trainers t where t.centre_event_id = e.id)`,
      ),
    ).toBe(0);
  });

  it('lets people wait only where an event is full or their country is at its limit (W2)', async () => {
    const open = `waiting_list_entries w join (select e.id, e.max_trainees, s.trainees from ${seats}) e on e.id = w.centre_event_id
      where waiting_entry_is_active(w.deleted_at, w.closed_at) and e.trainees < e.max_trainees`;
    expect(await count(`${open} and e.id <> ${hardCases.blockedByCountry}`)).toBe(0);
    expect(
      await count(`waiting_list_entries w where closed_at is null and exists (select from event_bookings b
      where b.centre_event_id = w.centre_event_id and b.participant_id = w.participant_id)`),
    ).toBe(0);
  });

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
        database.kysely,
      );
      const changed = each.flatMap(({ changes }) => changes);
      const moved = { label: 'Welcome and introduction', before: '08:55', after: '09:00' };
      expect(changed).toContainEqual(expect.objectContaining(moved));
      expect(changed.filter(({ label }) => label === 'Trainer')).toHaveLength(3);
    });
  });

  it('tells of every entry that waits no more why it was closed (W6)', async () => {
    const closed = `waiting_list_entries w where closed_at is not null`;
    const told = `exists (select from audits a where a.auditable_type = 'WaitingListEntry' and a.event = 'updated'
      and a.auditable_id = w.id and a.created_at = w.closed_at and a.new_values::jsonb ->> 'closedReason' = w.closed_reason)`;
    expect(await count(closed)).toBeGreaterThan(0);
    expect(await count(`${closed} and not ${told}`)).toBe(0);
  });

  it('keeps a file of each document, by the hash that its row names (F1)', async () => {
    const documents = await rows<{ hash: string; size: number }>(
      'select file_hash as hash, file_size as size from approved_documents',
    );
    expect(new Set(documents.map(({ hash }) => hash)).size).toBe(90);
    for (const { hash, size } of documents) {
      const { content, ...stored } = await files.store.open(hash);
      content.destroy();
      expect(stored.size).toBe(size);
    }
    const frozen = `approved_documents d where purpose = 'CONTRACT' and exists (select from frozen_honoraria f where f.centre_event_id = d.centre_event_id and f.frozen_at = d.date_approved)`;
    expect(await count(frozen)).toBe(await count(`approved_documents where purpose = 'CONTRACT'`));
  });

  it('writes, approves and withdraws documents in this order, after what they are about was entered', async () => {
    const inOrder = `approved_documents d left join centre_events e on e.id = d.centre_event_id left join training_centres c on c.id = d.training_centre_id
      cross join lateral (select coalesce(e.date_created, c.date_created) as date_created, e.date_start) o
      where o.date_created < d.date_created
      and (d.date_approved is null or d.date_approved > d.date_created and d.date_approved < coalesce(o.date_start, 'infinity'))
      and (d.date_withdrawn is null or d.date_withdrawn > d.date_approved)
      and d.date_modified = greatest(d.date_created, d.date_approved, d.date_withdrawn)
      and d.date_modified < '${today}'`;
    expect(await count(inOrder)).toBe(90);
    const told = await rows<{ events: string }>(
      `select string_agg(event, ', ' order by created_at, id) as events from audits
       where auditable_type = 'ApprovedDocument' group by auditable_id`,
    );
    expect(new Set(told.map(({ events }) => events))).toEqual(
      new Set(['created', 'created, approved', 'created, approved, withdrawn']),
    );
  });

  it('has only invented addresses', async () => {
    expect(await count(`participants where email not like '%.example'`)).toBe(0);
    expect(await count(`trainers where email not like '%.example'`)).toBe(0);
    expect(await count(`(select lower(email) from participants group by 1 having count(*) > 1) twice`)).toBe(
      0,
    );
  });

  it('tells of nothing that has not happened yet, however early in the day it is loaded', async () => {
    for (const moment of [
      ['audits', 'created_at'],
      ['exchange_rates', 'last_updated'],
      ['event_bookings', 'greatest(date_created, date_modified)'],
      ['participants', 'greatest(date_created, date_modified)'],
      ['waiting_list_entries', 'greatest(date_created, closed_at)'],
      ['approved_documents', 'greatest(date_created, date_approved, date_withdrawn)'],
    ])
      expect(await count(`${moment[0]} where ${moment[1]} > '${today}T00:00:00Z'`), moment[0]).toBe(0);
  });

  it('gives ids that later rows go on from', async () => {
    const inserted = await database.kysely
      .insertInto('participants')
      .values({ last_name: 'Later' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(Number(inserted.id)).toBe(2401);
    await database.kysely.deleteFrom('participants').where('id', '=', inserted.id).execute();
  });

  it('is the same for the same day, loaded by others at another hour', async () => {
    const fingerprint = async (from: Database) =>
      (
        await sql<{ hash: string }>`select md5(
          (select string_agg(p::text, '' order by id) from participants p) || (select string_agg((to_jsonb(b) - array['passport_number', 'passport_country_issue', 'passport_expiration_date'])::text, '' order by id) from event_bookings b)
          || (select string_agg(e::text, '' order by id) from centre_events e)) as hash`.execute(from.kysely)
      ).rows[0]?.hash;
    const again = await openTestDatabase('pglite');
    try {
      expect(await fingerprint(again)).toBe(await fingerprint(database));
    } finally {
      await again.close();
    }
  }, 120_000);
});
