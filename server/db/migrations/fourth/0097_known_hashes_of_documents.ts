import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What a document says takes half a millisecond to put together, which twenty thousand of them made three seconds (F1).
 * So its hash is known, until something is written that it may follow from: such a write notes the document, a note makes
 * the known hash count for nothing, and a job works it out anew (ADR 34). A note too many costs that job some time, one
 * too few would hide that an approval holds no more.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, tables + functions + Object.entries(noted).map(notesOf).join('') + rates + knownAlready);

/** Notes are only added and taken away, never changed, so that nobody waits for anybody who writes one. */
const tables = `
create table known_hashes (
  document_id bigint primary key,
  hash text,
  unsettled_before xid8
);
create index known_hashes_unsettled on known_hashes (unsettled_before) where unsettled_before is not null;
create table changed_documents (
  id bigint generated always as identity primary key,
  document_id bigint not null
);
create index changed_documents_document on changed_documents (document_id);
create index approved_document_records_record on approved_document_records (record_id, context);
`;

/**
 * `stale_documents`: of many documents it takes less to put together what all say than what each does.
 *
 * `learn_hashes`: one statement sees the notes, takes them away and works out the hashes, so that what is written after
 * it began leaves a note that it did not see. A writer who was at it then may have looked for documents before one told
 * of what they write, and have left no note: once all of those are done, the hash is worked out once more. Whoever else
 * learns waits for the lock, lest an older hash be kept after a newer one.
 */
const functions = `
create function known_hash(document bigint) returns text
  language plpgsql stable
  as $$
  declare
    known text;
  begin
    select k.hash into known from known_hashes k where k.document_id = document
      and not exists (select from changed_documents c where c.document_id = document);
    if found then
      return known;
    end if;
    return approved_document_hash(document);
  end $$;
create or replace function stale_documents() returns setof bigint
  language plpgsql stable rows 100
  as $$
  begin
    if (select count(*) from changed_documents) + (select count(*) from approved_documents) - (select count(*) from known_hashes) > 1000 then
      return query select d.id from approved_documents d left join approved_document_hashes h on h.document_id = d.id
        where d.date_approved is not null and d.date_withdrawn is null and d.deleted_at is null and d.field_hash is distinct from h.hash;
      return;
    end if;
    return query select d.id from approved_documents d
      left join known_hashes k on k.document_id = d.id and k.document_id not in (select c.document_id from changed_documents c)
      where d.date_approved is not null and d.date_withdrawn is null and d.deleted_at is null
        and d.field_hash is distinct from case when k.document_id is null then approved_document_hash(d.id) else k.hash end;
  end $$;
create function learn_hashes(at_most integer) returns integer
  language plpgsql
  as $$
  declare
    learnt integer;
  begin
    lock table known_hashes in exclusive mode;
    with due as materialized (
      select d.id, true as is_new from approved_documents d where not exists (select from known_hashes k where k.document_id = d.id)
      union select c.document_id, true from changed_documents c
      union select k.document_id, false from known_hashes k where k.unsettled_before <= pg_snapshot_xmin(pg_current_snapshot())
        and not exists (select from changed_documents c where c.document_id = k.document_id)
      order by id limit at_most
    ), forgotten as (
      delete from changed_documents c using due where c.document_id = due.id
    )
    insert into known_hashes (document_id, hash, unsettled_before)
      select due.id, approved_document_hash(due.id), case when due.is_new then pg_snapshot_xmax(pg_current_snapshot()) end from due
    on conflict (document_id) do update set hash = excluded.hash, unsettled_before = excluded.unsettled_before;
    get diagnostics learnt = row_count;
    return learnt;
  end $$;
`;

const ofEvents = (events: string) => `d.centre_event_id in (${events})`;
const ofEventIn = (column: string) => ofEvents(`old.${column}, new.${column}`);
const ofAgendas = (agendas: string) =>
  ofEvents(`select a.centre_event_id from agendas a where a.id in (${agendas})`);
const ofSections = (sections: string) =>
  ofAgendas(`select s.agenda_id from agenda_sections s where s.id in (${sections})`);
const ofCentres = (centres: string) => [
  `d.training_centre_id in (${centres})`,
  ofEvents(`select e.id from centre_events e where e.training_centre_id in (${centres})`),
];
const telling = (...roots: readonly string[]) => `d.bound_roots && array['${roots.join(`', '`)}']`;
const naming = (context: string) => `d.id in (select n.approved_document_id from approved_document_records n
    where n.context = '${context}' and n.record_id = old.id)`;

interface Noted {
  readonly when: string;
  /** Each finds documents `d` that may say something of the row that was `old` and is `new`. */
  readonly documents: readonly string[];
}

/** Of a part of a record: it comes, moves and goes. */
const part = (...documents: readonly string[]): Noted => ({ when: 'insert or update or delete', documents });
/** Of a record that stands by itself: nothing is said of one that has just been made. */
const whole = (...documents: readonly string[]): Noted => ({ when: 'update or delete', documents });

const seats = 'centreEvent.eventBookings';
const people = 'centreEvent.eventBookings.participant';

/** The tables behind `approved_document_roots`, and which documents may tell of a row of each. */
const noted: Readonly<Record<string, Noted>> = {
  approved_documents: {
    when: 'update of bound_fields, template_id, file_hash, centre_event_id, training_centre_id',
    documents: ['d.id = new.id'],
  },
  approved_document_records: part('d.id in (old.approved_document_id, new.approved_document_id)'),
  centre_events: whole(ofEvents('old.id')),
  agendas: part(ofEventIn('centre_event_id')),
  agenda_sections: part(ofAgendas('old.agenda_id, new.agenda_id')),
  agenda_items: part(ofSections('old.agenda_section_id, new.agenda_section_id')),
  agenda_item_trainers: part(
    ofSections(
      'select i.agenda_section_id from agenda_items i where i.id in (old.agenda_item_id, new.agenda_item_id)',
    ),
  ),
  centre_event_trainers: part(ofEventIn('centre_event_id')),
  estimated_costs: part(ofEventIn('centre_event_id')),
  frozen_honoraria: part(ofEventIn('centre_event_id')),
  event_bookings: part(
    `${ofEventIn('centre_event_id')} and ${telling(seats, people)}`,
    naming('EVENT_BOOKING'),
  ),
  training_centres: whole(...ofCentres('old.id')),
  training_centre_trainers: part(...ofCentres('old.training_centre_id, new.training_centre_id')),
  trainers: whole(
    ofEvents('select l.centre_event_id from centre_event_trainers l where l.trainer_id = old.id'),
    ofEvents('select e.id from centre_events e where e.lead_trainer_id = old.id'),
    ...ofCentres('select l.training_centre_id from training_centre_trainers l where l.trainer_id = old.id'),
    ...ofCentres('select c.id from training_centres c where c.lead_trainer_id = old.id'),
    naming('TRAINER'),
  ),
  participants: whole(
    `${ofEvents('select b.centre_event_id from event_bookings b where b.participant_id = old.id and b.deleted_at is null')} and ${telling(people)}`,
    naming('PARTICIPANT'),
  ),
  // Seldom written, and told of by few.
  countries: whole(
    telling('centreEvent.country', 'trainingCentre.country', 'trainer.country', 'participant.country'),
  ),
  indications: whole(telling('trainingCentre.indication')),
};

/** Most rows are told of by no document: to ask first takes a third of the time of adding nothing. */
const addNotes = (documents: readonly string[]): string => {
  const found = documents.map((each) => `select d.id from approved_documents d where ${each}`);
  return `if exists (${found.join('\n    union all ')}) then
      insert into changed_documents (document_id) ${found.join('\n    union ')};
    end if;`;
};

const notesOf = ([table, { when, documents }]: readonly [string, Noted]): string => `
create function note_documents_of_${table}() returns trigger
  language plpgsql
  as $$
  begin
    ${addNotes(documents)}
    return null;
  end $$;
create trigger note_documents after ${when} on ${table}
  for each row execute function note_documents_of_${table}();
`;

/**
 * A set of rates is many rows, and there is one a day: it is told of where an amount is neither frozen nor in the
 * trainer's own currency.
 */
const rates = `
create function note_documents_of_rates() returns trigger
  language plpgsql
  as $$
  begin
    ${addNotes([
      `d.bound_fields && array['trainerHonoraria.exchangeRate', 'centreEvent.trainerHonoraria.exchangeRate'] and exists (
      select from centre_event_trainers l join trainers t on t.id = l.trainer_id join centre_events e on e.id = l.centre_event_id
      where l.centre_event_id = d.centre_event_id and t.fmv_currency <> e.costs_base_currency and not exists (
        select from frozen_honoraria z where z.centre_event_id = e.id and z.trainer_id = t.id and z.unfrozen_at is null))`,
    ])}
    return null;
  end $$;
${['exchange_rate_sets', 'exchange_rates']
  .map(
    (table) => `create trigger note_documents after insert or update or delete on ${table}
  for each statement execute function note_documents_of_rates();`,
  )
  .join('\n')}
`;

const knownAlready = `
insert into known_hashes (document_id, hash)
  select d.id, h.hash from approved_documents d left join approved_document_hashes h on h.document_id = d.id;
`;
