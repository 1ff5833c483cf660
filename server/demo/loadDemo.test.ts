import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColumnCipher } from '../crypto/ColumnCipher.ts';
import type { Database } from '../db/Database.ts';
import { demoReads, seats, today } from '#tests/demo/demoReads.ts';
import { hardCaseSuite } from '#tests/demo/hardCaseSuite.ts';
import { openMigratedDatabase, openTestDatabase } from '#tests/setup/testDatabase.ts';
import { TypstEngine } from '../documents/engine/TypstEngine.ts';
import { FileCipher } from '../crypto/FileCipher.ts';
import { FileDocumentStore } from '../documents/store/FileDocumentStore.ts';
import type { DemoFiles } from './approvals.ts';
import { hardCases } from './hardCases.ts';
import { loadDemo } from './loadDemo.ts';

const passports = new ColumnCipher(Buffer.alloc(32, 1));

async function loaded(files: DemoFiles): Promise<Database> {
  const database = await openMigratedDatabase({ now: `${today}T09:00:00Z` });
  await loadDemo(database.kysely, { today, passwordHash: 'hash', passports, files });
  return database;
}

describe('demo data', () => {
  let database: Database;
  const folder = mkdtempSync(join(tmpdir(), 'convene-demo-'));
  const files = {
    engine: new TypstEngine(),
    store: new FileDocumentStore(folder, new FileCipher(Buffer.alloc(32, 1))),
  };

  beforeAll(async () => {
    database = await loaded(files);
  }, 120_000);
  afterAll(async () => {
    await files.engine.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const { rows, count } = demoReads(() => database);

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

  hardCaseSuite(() => database);

  it('tells of every entry that waits no more why it was closed (W6)', async () => {
    const closed = `waiting_list_entries w where closed_at is not null`;
    const told = `exists (select from audits a where a.auditable_type = 'WaitingListEntry' and a.event = 'updated'
      and a.auditable_id = w.id and a.created_at = w.closed_at and a.new_values::jsonb ->> 'closed_reason' = w.closed_reason)`;
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
    const told = await rows<{ story: string }>(
      `select string_agg(case when new_values::jsonb ? 'date_approved' then 'approved' when new_values::jsonb ? 'date_withdrawn' then 'withdrawn' else event end,
         ', ' order by created_at, id) as story from audits
       where auditable_type = 'ApprovedDocument' group by auditable_id`,
    );
    expect(new Set(told.map(({ story }) => story))).toEqual(
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
