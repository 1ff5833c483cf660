/** A document that tells of a record of every kind, by every way there is to one, and writes that change what it says. */

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
export const event = at(
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
export const lonely = at('trainers t', `t.last_name like 'Alone%'`);
const namedPerson = at(
  'participants p',
  `not exists (select from event_bookings b where b.participant_id = p.id and b.centre_event_id = ${event})`,
);
const namedSeat = at('event_bookings', `centre_event_id <> ${event}`);
export const document = `(select max(id) from approved_documents)`;
const country = (of: string) => `(select country_id from ${of})`;

export const prepared = [
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

export const rename = (table: string, id: string, column = 'name') =>
  `update ${table} set ${column} = ${column} || ' anew' where id = ${id}`;
const otherType = `case booking_type when 'STAFF' then 'TRAINEE' else 'STAFF' end`;
const placed = `centre_event_id = ${event} and trainer_id = ${teacher}`;

export const writes: Readonly<Record<string, readonly string[]>> = {
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
export const soleTeacher = [
  `delete from centre_event_trainers where centre_event_id = ${event} and trainer_id <> ${teacher}`,
];
