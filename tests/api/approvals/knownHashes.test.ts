import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import type { Tx } from '#server/db/rows.ts';
import { tablesBehindFunctions } from '#server/db/tables/tablesBehind.ts';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';

/** What lists know of documents is what the documents say, whatever is written (F1, S6). */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const statement of prepared) await sql.raw(statement).execute(database.kysely);
});
afterAll(() => database.close());

const bound = [
  'centreEvent.name',
  'centreEvent.country.name',
  'centreEvent.leadTrainer.fullName',
  'centreEvent.agenda.name',
  'centreEvent.agenda.sections.name',
  'centreEvent.agenda.sections.items.name',
  'centreEvent.agenda.sections.items.trainers',
  'centreEvent.trainers.prepMinutes',
  'centreEvent.trainers.trainer.fullName',
  'centreEvent.trainerHonoraria.exchangeRate',
  'centreEvent.trainerHonoraria.trainerFMV',
  'trainerHonoraria.trainerFMV',
  'centreEvent.estimatedCosts.name',
  'centreEvent.eventBookings.bookingType',
  'centreEvent.eventBookings.participant.fullName',
  'trainingCentre.name',
  'trainingCentre.country.name',
  'trainingCentre.leadTrainer.fullName',
  'trainingCentre.indication.name',
  'trainingCentre.trainers.trainer.fullName',
  'trainer.fullName',
  'trainer.country.name',
  'participant.fullName',
  'participant.country.name',
  'eventBooking.bookingType',
];
const fields = `'{${bound.join(',')}}'`;

const at = (table: string, where: string) => `(select id from ${table} where ${where} order by id limit 1)`;
/** An event of the demo data with all that a document can tell of, and one with which it shares nothing. */
const event = at(
  'centre_events e',
  `exists (select from agendas a join agenda_sections s on s.agenda_id = a.id join agenda_items i on i.agenda_section_id = s.id
    join agenda_item_trainers t on t.agenda_item_id = i.id where a.centre_event_id = e.id and a.kind = 'LIVE')
  and exists (select from event_bookings b where b.centre_event_id = e.id and b.booking_status = 'CONFIRMED' and b.deleted_at is null and b.participant_id is not null)
  and exists (select from estimated_costs k where k.centre_event_id = e.id)`,
);
const centre = `(select training_centre_id from centre_events where id = ${event})`;
const agenda = at('agendas', `centre_event_id = ${event} and kind = 'LIVE'`);
const section = at('agenda_sections', `agenda_id = ${agenda}`);
const item = `(select t.agenda_item_id from agenda_item_trainers t join agenda_items i on i.id = t.agenda_item_id
  join agenda_sections s on s.id = i.agenda_section_id where s.agenda_id = ${agenda} order by 1 limit 1)`;
const seat = at(
  'event_bookings',
  `centre_event_id = ${event} and booking_status = 'CONFIRMED' and deleted_at is null and participant_id is not null`,
);
const person = `(select participant_id from event_bookings where id = ${seat})`;
const teacher = `(select trainer_id from centre_event_trainers where centre_event_id = ${event} order by trainer_id limit 1)`;
const trainerAt = (place: number) => `(select t.id from trainers t
  where not exists (select from centre_event_trainers l where l.trainer_id = t.id and l.centre_event_id = ${event})
  order by t.id offset ${place} limit 1)`;
const [led, leads, teaches, named] = [trainerAt(0), trainerAt(1), trainerAt(2), trainerAt(3)] as const;
/** A trainer who teaches nowhere. */
const lonely = at('trainers t', `t.last_name like 'Alone%'`);
const namedPerson = at(
  'participants p',
  `not exists (select from event_bookings b where b.participant_id = p.id and b.centre_event_id = ${event})`,
);
const namedSeat = at('event_bookings', `centre_event_id <> ${event}`);
const document = `(select max(id) from approved_documents)`;
const country = (of: string) => `(select country_id from ${of})`;

const prepared = [
  `insert into trainers (last_name) values ('Alone')`,
  `update centre_events set lead_trainer_id = ${led} where id = ${event}`,
  `update training_centres set lead_trainer_id = ${leads}, indication_id = 1 where id = ${centre}`,
  `delete from training_centre_trainers where training_centre_id = ${centre}`,
  `insert into training_centre_trainers (training_centre_id, trainer_id, priority) values (${centre}, ${teaches}, 1)`,
  `update trainers set fmv_amount = 20000, fmv_currency = 'SEK' where id = ${teacher}`,
  `update centre_events set costs_base_currency = 'EUR' where id = ${event}`,
  `insert into approved_documents (name, centre_event_id, bound_fields, is_custom_document) values ('All of it', ${event}, ${fields}, true)`,
  `insert into approved_document_records (approved_document_id, context, record_id)
    values (${document}, 'TRAINER', ${teacher}), (${document}, 'TRAINER', ${named}),
      (${document}, 'PARTICIPANT', ${namedPerson}), (${document}, 'EVENT_BOOKING', ${namedSeat})`,
];

const rename = (table: string, id: string, column = 'name') =>
  `update ${table} set ${column} = ${column} || ' anew' where id = ${id}`;
const otherType = `case booking_type when 'STAFF' then 'TRAINEE' else 'STAFF' end`;
const placed = `centre_event_id = ${event} and trainer_id = ${teacher}`;

const writes: Readonly<Record<string, readonly string[]>> = {
  approved_documents: [
    `update approved_documents set file_hash = repeat('a', 64), file_name = 'a.pdf', file_size = 1, pages = 1, date_filed = now() where id = ${document}`,
    `update approved_documents set bound_fields = bound_fields[2:] where id = ${document}`,
    `update approved_documents set template_id = 1 where id = ${document}`,
  ],
  approved_document_records: [
    `delete from approved_document_records where approved_document_id = ${document} and context = 'PARTICIPANT'`,
    `insert into approved_document_records values (${document}, 'PARTICIPANT', ${person})`,
  ],
  centre_events: [
    rename('centre_events', event),
    `update centre_events set country_id = (select max(id) from countries) where id = ${event}`,
  ],
  agendas: [
    `update agendas set name = coalesce(name, '') || ' anew' where id = ${agenda}`,
    `delete from agendas where id = ${agenda}`,
  ],
  agenda_sections: [
    rename('agenda_sections', section),
    `insert into agenda_sections (agenda_id, name) values (${agenda}, 'One more')`,
    `delete from agenda_sections where id = ${section}`,
  ],
  agenda_items: [
    rename('agenda_items', item),
    `insert into agenda_items (agenda_section_id, name, time_start, time_end) select ${section}, 'One more', time_end, time_end + interval '1 minute' from agenda_items where id = ${item}`,
    `delete from agenda_items where id = ${item}`,
  ],
  agenda_item_trainers: [
    `delete from agenda_item_trainers where agenda_item_id = ${item}`,
    `insert into agenda_item_trainers (agenda_item_id, trainer_id) values (${item}, ${named})`,
  ],
  centre_event_trainers: [
    `update centre_event_trainers set prep_minutes = prep_minutes + 5 where ${placed}`,
    `insert into centre_event_trainers (centre_event_id, trainer_id, priority) values (${event}, ${named}, 99)`,
  ],
  estimated_costs: [
    rename('estimated_costs', at('estimated_costs', `centre_event_id = ${event}`)),
    `delete from estimated_costs where centre_event_id = ${event}`,
  ],
  frozen_honoraria: [
    `insert into frozen_honoraria (centre_event_id, trainer_id, fmv_amount, fmv_currency, event_currency, exchange_rate, travel_factor)
      values (${event}, ${teacher}, 1, 'SEK', 'EUR', 1, 1)`,
  ],
  event_bookings: [
    `update event_bookings set booking_type = ${otherType} where id = ${seat}`,
    `update event_bookings set booking_status = 'CANCELLED' where id = ${seat}`,
    `update event_bookings set deleted_at = now() where id = ${seat}`,
    `update event_bookings set centre_event_id = (select centre_event_id from event_bookings where id = ${namedSeat}) where id = ${seat}`,
    `update event_bookings set booking_type = ${otherType} where id = ${namedSeat}`,
    `insert into event_bookings (booking_status, booking_type, centre_event_id, author_id) values ('NEW', 'STAFF', ${event}, 1)`,
  ],
  training_centres: [
    rename('training_centres', centre),
    `update training_centres set indication_id = 2 where id = ${centre}`,
  ],
  training_centre_trainers: [`delete from training_centre_trainers where training_centre_id = ${centre}`],
  trainers: [led, leads, teaches, named, teacher].map((one) => rename('trainers', one, 'last_name')),
  participants: [person, namedPerson].map((one) => rename('participants', one, 'last_name')),
  countries: [
    `centre_events where id = ${event}`,
    `training_centres where id = ${centre}`,
    `trainers where id = ${named}`,
    `participants where id = ${namedPerson}`,
  ].map((of) => rename('countries', country(of))),
  indications: [rename('indications', '1')],
  exchange_rate_sets: [
    `with made as (insert into exchange_rate_sets (base, day, source) values ('EUR', '2099-01-01', 'ECB') returning id)
      insert into exchange_rates (set_id, target, rate, last_updated) select id, 'SEK', 7.77, now() from made`,
  ],
};

/** Who else teaches there has no amounts frozen. */
const soleTeacher = [
  `delete from centre_event_trainers where centre_event_id = ${event} and trainer_id <> ${teacher}`,
];

/** Tried out in a transaction, of which nothing is kept. */
async function trial<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let found: { readonly value: T } | undefined;
  const undone = new Error('undone');
  await database
    .transaction(async (tx) => {
      found = { value: await work(tx) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!found) throw new Error('Nothing was tried.');
  return found.value;
}

const hashes = async (tx: Tx) => {
  const { rows } = await sql
    .raw<{ said: string; known: string }>(
      `select approved_document_hash(${document}) as said, known_hash(${document}) as known`,
    )
    .execute(tx);
  return rows[0];
};
const learn = (tx: Tx) => sql`select learn_hashes(1000)`.execute(tx);

describe('the known hash of a document', () => {
  const each = Object.entries(writes).flatMap(([table, statements]) =>
    statements.map((statement, index) => [table, index + 1, statement] as const),
  );
  it.each(each)(
    'is not taken for what it says after a write to %s (%i)',
    async (_table, _index, statement) => {
      const [before, after, learnt] = await trial(async (tx) => {
        await learn(tx);
        const first = await hashes(tx);
        await sql.raw(statement).execute(tx);
        const second = await hashes(tx);
        await learn(tx);
        return [first, second, await hashes(tx)];
      });
      expect(before?.known).toBe(before?.said);
      expect(after?.said).not.toBe(before?.said);
      expect(after?.known).toBe(after?.said);
      expect(learnt).toEqual(after);
    },
  );

  it('stays known when rates change of which no amount follows, frozen as they are', async () => {
    const notes = await trial(async (tx) => {
      for (const statement of [...(writes['frozen_honoraria'] ?? []), ...soleTeacher])
        await sql.raw(statement).execute(tx);
      await learn(tx);
      for (const statement of writes['exchange_rate_sets'] ?? []) await sql.raw(statement).execute(tx);
      const { rows } = await sql
        .raw(`select 1 from changed_documents where document_id = ${document}`)
        .execute(tx);
      return rows.length;
    });
    expect(notes).toBe(0);
  });

  it('tells which are stale as all that they say does, whether few or many have been written since', async () => {
    const stale = async (tx: Tx) =>
      (await sql<{ id: string }>`select id::text from stale_documents() id order by 1`.execute(tx)).rows;
    const [asked, known, few, many] = await trial(async (tx) => {
      const { rows } = await sql<{ id: string }>`select d.id::text from approved_documents d
        where d.date_approved is not null and d.date_withdrawn is null and d.field_hash is distinct from approved_document_hash(d.id)
        order by 1`.execute(tx);
      await learn(tx);
      const ofKnown = await stale(tx);
      await sql`insert into changed_documents (document_id) select id from approved_documents where id % 2 = 0`.execute(
        tx,
      );
      const ofFew = await stale(tx);
      await sql`insert into changed_documents (document_id) select id from approved_documents, generate_series(1, 100)`.execute(
        tx,
      );
      return [rows, ofKnown, ofFew, await stale(tx)];
    });
    expect(asked?.length).toBeGreaterThan(0);
    expect([known, few, many]).toEqual([asked, asked, asked]);
  });

  it('is forgotten by a write to any table that documents tell of', async () => {
    const { rows } = await sql<{ table: string }>`select distinct event_object_table as table
      from information_schema.triggers where trigger_name = 'note_documents' order by 1`.execute(
      database.kysely,
    );
    const told = tablesBehindFunctions['stale_documents']?.filter(
      // Of a template its number is told, which it keeps.
      (name) => !['changed_documents', 'known_hashes', 'merge_templates'].includes(name),
    );
    expect(rows.map(({ table }) => table)).toEqual(told);
    expect([...Object.keys(writes), 'exchange_rates'].sort()).toEqual(told);
  });

  it('is that of what was written while others were learnt', async () => {
    await database.transaction(learn);
    const [written, learnt] = [new EventEmitter(), new EventEmitter()];
    const writing = database.transaction(async (tx) => {
      await sql.raw(rename('centre_events', event)).execute(tx);
      const end = once(learnt, 'end');
      written.emit('end');
      await end;
    });
    await once(written, 'end');
    await database.transaction(learn);
    learnt.emit('end');
    await writing;
    const found = await trial(hashes);
    expect(found?.known).toBe(found?.said);
  });

  it('is worked out once more where somebody wrote before the document told of it, and was done after it was learnt', async () => {
    const [written, learnt] = [new EventEmitter(), new EventEmitter()];
    const writing = database.transaction(async (tx) => {
      await sql.raw(rename('trainers', lonely, 'last_name')).execute(tx);
      const end = once(learnt, 'end');
      written.emit('end');
      await end;
    });
    await once(written, 'end');
    await sql`insert into centre_event_trainers (centre_event_id, trainer_id, priority)
      values (${sql.raw(event)}, ${sql.raw(lonely)}, 98)`.execute(database.kysely);
    await database.transaction(learn);
    await database.transaction(learn);
    learnt.emit('end');
    await writing;
    const missed = await trial(hashes);
    expect(missed?.known).not.toBe(missed?.said);
    // Other databases of the server have writers of their own, who are waited for as well.
    await expect
      .poll(
        async () => {
          await database.transaction(learn);
          return (await trial(hashes))?.known;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(missed?.said);
  }, 70_000);
});
