import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import { lineOfBookings } from '#server/db/migrations/fourth/0063_lines_count_what_they_need.ts';
import { asksRecord, auditScope } from '#server/modules/audit/auditScope.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { generatedDocumentScope } from '#server/modules/documentRun/documentRunScope.ts';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { programme, thereFirst, write } from './scriptWrites.ts';

/** What triggers keep for lists is what the same definitions say of all rows anew, whatever is written (S6, ADR 21). */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const statement of thereFirst) await sql.raw(statement).execute(database.kysely);
  await sql.raw(lineOfBookings().replace('waiting_line', 'line_of_bookings')).execute(database.kysely);
});
afterAll(() => database.close());

const ofBookings = sql`select b.id from event_bookings b join what_bookings_keep k on k.id = b.id
  where row(b.kept_event_country_id, b.kept_event_restricted, b.kept_person_country_id, b.kept_of_deleted, b.kept_last_name,
    b.kept_first_name, b.kept_collect_missing, b.kept_collect_status, b.search_text, b.kept_is_hcp)::booking_kept is distinct from k.kept`;
const ofEntries = sql`select w.id from waiting_list_entries w join what_entries_keep k on k.id = w.id
  where (w.kept_collect_missing, w.kept_collect_status) is distinct from (k.collect_missing, k.collect_status)`;
const ofEvents = sql`select e.id, f, c from centre_events e left join centre_event_figures f on f.centre_event_id = e.id
    left join counted_for_events c on c.centre_event_id = e.id left join trainers_of_events t on t.centre_event_id = e.id
    left join placeholders_of_events h on h.centre_event_id = e.id
  where row(f.placeholders, f.trainers, f.trainees, f.staff, f.bookings, f.attended, f.attended_trainees, f.professionals, f.professional_trainees, f.first_booking, f.last_booking)
    is distinct from row(coalesce(h.placeholders, 0), coalesce(t.trainers, 0), coalesce(c.trainees, 0), coalesce(c.staff, 0), coalesce(c.bookings, 0), coalesce(c.attended, 0), coalesce(c.attended_trainees, 0),
      coalesce(c.professionals, 0), coalesce(c.professional_trainees, 0), c.first_booking, c.last_booking)`;
const ofCountries = sql`(select * from professionals_by_country where professionals <> 0 or trainees <> 0 except select * from counted_by_country)
  union all (select * from counted_by_country except select * from professionals_by_country)`;
const ofPeople = sql`select p.id, f, c from participants p left join participant_figures f on f.participant_id = p.id
    left join counted_for_participants c on c.participant_id = p.id
  where row(f.bookings, f.active_bookings, f.first_booking, f.last_booking, f.home_bookings, f.first_at_home, f.last_at_home, f.is_deleted, f.country_id)
    is distinct from row(coalesce(c.bookings, 0), coalesce(c.active_bookings, 0), c.first_booking, c.last_booking,
      coalesce(c.home_bookings, 0), c.first_at_home, c.last_at_home, p.deleted_at is not null, p.country_id)`;

/** Whether an event is full its line learns from what is kept, and where somebody comes from only where it matters. */
const ofLines = sql`select e.id, l.entries, c.entries from centre_events e
  cross join lateral (select array_agg(k::text) as entries from waiting_line(e.id) k) l
  cross join lateral (select array_agg(k::text) as entries from line_of_bookings(e.id) k) c
  where l.entries is distinct from c.entries`;

const ofAudits = sql`select a.id, a.kept_person_country_id from audits a
  where a.kept_person_country_id is distinct from person_country_of_audited(a.auditable_type, a.auditable_id, a.country_id)
    and (a.auditable_type, a.auditable_id) not in (select m.auditable_type, m.auditable_id from moved_records m)`;
const manager: Viewer = {
  id: '2',
  username: 'manager',
  sessionId: '',
  roles: ['country_manager'],
  countryIds: ['1', '2', '3'],
};
const ofMails = sql`select d.id from generated_documents d
  left join (select generated_document_id as id, max(date_created) as sent from document_mails where date_failed is null group by 1) m using (id)
  where d.kept_sent_at is distinct from m.sent`;
const ofRuns = sql`select r.id from document_runs r left join what_runs_keep k using (id)
  where (r.kept_made_count, r.kept_last_made) is distinct from (coalesce(k.made_count, 0), k.last_made)`;
/** What a manager reads by what is kept, and would not by the record itself, or the other way round. */
const ofLog = sql`select a.id from audits a where a.country_id = any(${manager.countryIds}::bigint[])
  and (${auditScope('a', manager)}) is true <> (${asksRecord('a', manager)}) is true`;

const ofDocuments = sql`select d.id from generated_documents d join countries_of_documents k on k.document_id = d.id
  join days_of_documents s on s.document_id = d.id
  where (d.kept_countries, d.kept_event_start, d.kept_event_end) is distinct from (k.countries, s.day, s.last_day)`;
/** What a manager reads by what is kept, and would not by each seat and person, or the other way round. */
const ofLetters = sql`select d.id from generated_documents d
  join (select g.id, g.run_type, g.author_id, g.centre_event_id, null::bigint[] as kept_countries from generated_documents g) asked on asked.id = d.id
  where (${generatedDocumentScope('d', manager)}) is true <> (${generatedDocumentScope('asked', manager)}) is true`;

/** Worked out line by line or one by one, shares are the same. */
const ofShares = sql`(select * from shares_of_lines except select * from reportable_spend)
  union all (select * from reportable_spend except select * from shares_of_lines)`;

async function expectRebuiltAlike(): Promise<void> {
  for (const wrong of [
    ofBookings,
    ofEntries,
    ofEvents,
    ofCountries,
    ofPeople,
    ofLines,
    ofShares,
    ofAudits,
    ofLog,
    ofDocuments,
    ofLetters,
    ofMails,
    ofRuns,
  ])
    expect((await wrong.execute(database.kysely)).rows).toEqual([]);
}

/** What is wrong once stays wrong: with fewer statements, tried on top of it, the failure would only look alike. */
const endOnFailure = true;

/** How many were written. */
async function run(statements: readonly string[]): Promise<number> {
  try {
    await database.transaction(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
    return statements.length;
  } catch (error) {
    if (isDatabaseError(error)) return 0;
    throw error;
  }
}

describe('what is kept of bookings', () => {
  it('is right after the demo data has been loaded', async () => {
    const { rows } = await sql`select 1 from event_bookings where kept_collect_status = 'INCOMPLETE'`.execute(
      database.kysely,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect((await sql`select 1 from shares_of_lines`.execute(database.kysely)).rows.length).toBeGreaterThan(
      0,
    );
    expect((await sql`select 1 from what_entries_keep`.execute(database.kysely)).rows.length).toBeGreaterThan(
      0,
    );
    const letters = await sql`select 1 from generated_documents where kept_countries is not null`.execute(
      database.kysely,
    );
    expect(letters.rows.length).toBeGreaterThan(20);
    await expectRebuiltAlike();
  });

  it(
    'stays right whatever is written, in transactions that are kept or given up',
    { timeout: 120_000 },
    async () => {
      let written = 0;
      const transactions = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), {
        minLength: 20,
        maxLength: 20,
      });
      await fc.assert(
        fc.asyncProperty(transactions, async (all) => {
          for (const statements of all) written += await run(statements);
          await expectRebuiltAlike();
        }),
        { numRuns: 12, endOnFailure },
      );
      expect(written).toBeGreaterThan(100);
    },
  );

  it('stays right where many write at once', { timeout: 120_000 }, async () => {
    let written = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 24, maxLength: 24 }), async (all) => {
        const answers = await Promise.all(all.map((statement) => run([statement])));
        written += answers.reduce((sum, one) => sum + one, 0);
        await expectRebuiltAlike();
      }),
      { numRuns: 10, endOnFailure },
    );
    expect(written).toBeGreaterThan(80);
  });

  it('a document that is made while its event moves keeps where the event is then', async ({ skip }) => {
    skip(database.kind === 'pglite', 'one connection: nobody meets anybody');
    const event = await sql<{ id: string }>`select id::text from centre_events
      where not restrict_countries and country_id <> 7 limit 1`.execute(database.kysely);
    const id = event.rows[0]?.id ?? '';
    let moving: Promise<unknown> | undefined;
    await database.kysely.transaction().execute(async (tx) => {
      await sql.raw(programme([id, `'AGENDA'`])).execute(tx);
      moving = sql`update centre_events set country_id = 7 where id = ${id}`.execute(database.kysely);
      // Unless it waits, it is done by now.
      await sql`select pg_sleep(0.2)`.execute(tx);
    });
    await moving;
    await expectRebuiltAlike();
  });
});
