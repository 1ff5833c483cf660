/** The record at the end of a root, one for each document. */
interface One {
  readonly root: string;
  readonly record: string;
  /** From `d`, the document, to the record. */
  readonly from: string;
}

const event = 'join centre_events e on e.id = d.centre_event_id';
const centre = `left join centre_events e on e.id = d.centre_event_id
  join training_centres c on c.id = coalesce(d.training_centre_id, e.training_centre_id)`;
const named = (context: string, table: string, alias: string) =>
  `join approved_document_records n on n.approved_document_id = d.id and n.context = '${context}' join ${table} ${alias} on ${alias}.id = n.record_id`;
const trainer = named('TRAINER', 'trainers', 't');
const participant = named('PARTICIPANT', 'participants', 'p');
const booking = named('EVENT_BOOKING', 'event_bookings', 'b');

const ones: readonly One[] = [
  { root: 'centreEvent', record: 'to_jsonb(e)', from: event },
  {
    root: 'centreEvent.country',
    record: 'to_jsonb(o)',
    from: `${event} join countries o on o.id = e.country_id`,
  },
  {
    root: 'centreEvent.leadTrainer',
    record: 'to_jsonb(t)',
    from: `${event} join trainers t on t.id = e.lead_trainer_id`,
  },
  {
    root: 'centreEvent.agenda',
    record: 'to_jsonb(a)',
    from: `${event} join agendas a on a.centre_event_id = e.id and a.kind = 'LIVE'`,
  },
  { root: 'trainingCentre', record: 'to_jsonb(c)', from: centre },
  {
    root: 'trainingCentre.country',
    record: 'to_jsonb(o)',
    from: `${centre} join countries o on o.id = c.country_id`,
  },
  {
    root: 'trainingCentre.leadTrainer',
    record: 'to_jsonb(t)',
    from: `${centre} join trainers t on t.id = c.lead_trainer_id`,
  },
  {
    root: 'trainingCentre.indication',
    record: 'to_jsonb(i)',
    from: `${centre} join indications i on i.id = c.indication_id`,
  },
];

/** Records of which there may be several: each has a key by which it is known again, and what it is called. */
interface Several extends One {
  readonly key: string;
  readonly label: string;
  readonly order: string;
}

const of = (root: string, alias: string, from: string, label: string): Several => ({
  root,
  from,
  record: `to_jsonb(${alias})`,
  key: `${alias}.id::text`,
  label,
  order: `${alias}.id`,
});
const ofCountry = (one: Several, alias: string, root = `${one.root}.country`): Several => ({
  ...one,
  root,
  record: 'to_jsonb(o)',
  from: `${one.from} join countries o on o.id = ${alias}.country_id`,
});

const seated = `${event} join event_bookings b on b.centre_event_id = e.id and b.deleted_at is null and b.booking_status <> 'CANCELLED'`;
const taught = `${event} join centre_event_trainers l on l.centre_event_id = e.id join trainers t on t.id = l.trainer_id`;
const ofCentre = `${centre} join training_centre_trainers l on l.training_centre_id = c.id join trainers t on t.id = l.trainer_id`;
const programme = `${event} join agendas a on a.centre_event_id = e.id and a.kind = 'LIVE' join agenda_sections s on s.agenda_id = a.id`;

/** An agenda is replaced as a whole when it is saved, so its parts are known again by their names and not by their ids. */
const numbered = (name: string, alias: string, order: string) => `${name} || case
      row_number() over (partition by d.id, ${alias}.name order by ${order}) when 1 then '' else
      ' (' || row_number() over (partition by d.id, ${alias}.name order by ${order}) || ')' end`;
const sectionOrder = 's."order", s.id';
const itemOrder = `${sectionOrder}, i."order", i.id`;
const onItem = `case when 'centreEvent.agenda.sections.items.trainers' = any (d.bound_fields) then (select string_agg(t.full_name, ', ' order by t.full_name, t.id)
      from agenda_item_trainers x join trainers t on t.id = x.trainer_id where x.agenda_item_id = i.id) end`;
const speakerMinutes = `(select coalesce(trunc(extract(epoch from sum(upper(m.piece) - lower(m.piece))) / 60), 0)::integer
      from (select unnest(range_agg(tsrange(i.time_start, i.time_end))) as piece
        from agendas a join agenda_sections s on s.agenda_id = a.id join agenda_items i on i.agenda_section_id = s.id
        join agenda_item_trainers x on x.agenda_item_id = i.id
        where a.centre_event_id = e.id and a.kind = 'LIVE' and x.trainer_id = t.id and not x.exclude_in_honoraria) m)`;
/** What an amount follows from: the minutes, and what an hour is worth, frozen or live (H1–H6). */
const paid = `jsonb_build_object('speaker_minutes', ${speakerMinutes}, 'prep_minutes', l.prep_minutes, 'post_minutes', l.post_minutes,
      'travel_minutes', l.travel_minutes, 'trainer_f_m_v', case when z.id is null then t.fmv_amount else z.fmv_amount end,
      'trainer_currency', case when z.id is null then t.fmv_currency else z.fmv_currency end,
      'event_currency', case when z.id is null then e.costs_base_currency else z.event_currency end,
      'exchange_rate', case when z.id is null then (select r.rate from exchange_rate_of(t.fmv_currency, e.costs_base_currency) r) else z.exchange_rate end)`;
const frozen =
  'left join frozen_honoraria z on z.centre_event_id = e.id and z.trainer_id = t.id and z.unfrozen_at is null';
const honoraria = {
  record: paid,
  key: 't.id::text',
  label: 't.full_name',
  order: 'l.priority',
};

const several: readonly Several[] = [
  { ...of('centreEvent.trainers', 't', taught, 't.full_name'), record: 'to_jsonb(l)', order: 'l.priority' },
  { ...of('centreEvent.trainers.trainer', 't', taught, `''`), order: 'l.priority' },
  { ...of('trainingCentre.trainers.trainer', 't', ofCentre, `''`), order: 'l.priority' },
  {
    root: 'centreEvent.agenda.sections',
    from: programme,
    record: `jsonb_build_object('name', s.name)`,
    key: numbered('s.name', 's', sectionOrder),
    label: `'Section ' || s.name`,
    order: sectionOrder,
  },
  {
    root: 'centreEvent.agenda.sections.items',
    from: `${programme} join agenda_items i on i.agenda_section_id = s.id`,
    record: `jsonb_build_object('name', i.name, 'objectives', i.objectives, 'time_start', i.time_start, 'time_end', i.time_end,
      'section', s.name, 'trainers', ${onItem})`,
    key: numbered('i.name', 'i', itemOrder),
    label: numbered('i.name', 'i', itemOrder),
    order: itemOrder,
  },
  { ...honoraria, root: 'centreEvent.trainerHonoraria', from: `${taught} ${frozen}` },
  {
    ...honoraria,
    root: 'trainerHonoraria',
    from: `${event} join approved_document_records n on n.approved_document_id = d.id and n.context = 'TRAINER'
  join centre_event_trainers l on l.centre_event_id = e.id and l.trainer_id = n.record_id join trainers t on t.id = l.trainer_id ${frozen}`,
  },
  of(
    'centreEvent.estimatedCosts',
    'k',
    `${event} join estimated_costs k on k.centre_event_id = e.id`,
    'k.name',
  ),
  of('centreEvent.eventBookings', 'b', seated, `'Booking ' || b.id`),
  of(
    'centreEvent.eventBookings.participant',
    'p',
    `${seated} join participants p on p.id = b.participant_id`,
    'p.full_name',
  ),
  of('trainer', 't', trainer, 't.full_name'),
  ofCountry(of('trainer', 't', trainer, 't.full_name'), 't'),
  of('participant', 'p', participant, 'p.full_name'),
  ofCountry(of('participant', 'p', participant, 'p.full_name'), 'p'),
  of('eventBooking', 'b', booking, `'Booking ' || b.id`),
];

const one = ({ root, record, from }: One): string =>
  `  select d.id as document_id, '${root}' as root, '' as key, '' as label, 0 as place, ${record} as record
  from approved_documents d ${from} where '${root}' = any (d.bound_roots)`;
const many = ({ root, record, from, key, label, order }: Several): string =>
  `  select d.id, '${root}', ${key}, ${label}, (row_number() over (partition by d.id order by ${order}))::integer, ${record}
  from approved_documents d ${from} where '${root}' = any (d.bound_roots)`;

/** The records that documents say something of. A document that says nothing of one does not have it looked up. */
export const factRoots = `
create view approved_document_roots as
${[...ones.map(one), ...several.map(many)].join('\n  union all\n')};
`;
