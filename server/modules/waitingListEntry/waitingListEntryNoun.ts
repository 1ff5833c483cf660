import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { byEventDay, eventConditions, flightKeys, journeyOwners } from '../journey/index.ts';
import { byParticipantName, participantScope } from '../participant/participantScope.ts';
import { waitingListService } from './service.ts';
import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { eventBookingEntity } from '../eventBooking/index.ts';
import { waitingListScope } from '../eventBooking/bookingScope.ts';
import { hiddenJourneyFields, maskedPassportFields } from '../participant/personalFieldsScope.ts';
import type { BesideField, Entity } from '#server/graphql/Entity.ts';
import { whatIsCollected } from '../eventBooking/bookingMeasures.ts';
import { reach } from '#server/access/roleTable.ts';
import { and, belongsTo, FALSE, or, type Sql } from '#server/db/conditions.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Condition } from '#server/graphql/read/condition.ts';
import type { OrderColumn } from '#server/graphql/read/orderBy.ts';
import { type HasWord, searches } from '#server/graphql/read/searches.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { journeyActions } from '../bookingRules/index.ts';
import { sql } from 'kysely';

/**
 * What is worked out about waiting-list entries, by the database's one definition of an event's line (W1, W3, W6). A
 * line is worked out as a whole. It depends on nothing but the event and is one row, so that the database remembers it
 * from entry to entry: two hundred who wait for one event do not ask for two hundred lines.
 */
const beside: BesideField['beside'] = {
  name: 'line',
  query: (entry) =>
    sql`select jsonb_object_agg("l"."entry_id", to_jsonb("l")) as "places" from waiting_line(${sql.id(entry, 'centre_event_id')}) "l"`,
};

/** Each line once, however many wait in it. */
const allLines = sql`(select "l".* from (select distinct "w"."centre_event_id" from "waiting_list_entries" "w" where "w"."deleted_at" is null and "w"."closed_at" is null) "e" cross join lateral waiting_line("e"."centre_event_id") "l")`;

const ofLine = (column: 'place' | 'wait_reason' | 'is_next', type: string): BesideField => ({
  beside,
  expression: (entry, line) =>
    sql`(${sql.id(line, 'places')} -> ${sql.id(entry, 'id')}::text ->> ${sql.raw(`'${column}'`)})::${sql.raw(type)}`,
  ofAll: { from: allLines, key: 'entry_id', column },
});

/** Place in the line, the first is 1. Whoever is no longer in it has none. */
const linePlace: BesideField = ofLine('place', 'integer');

/** W6: the code an upgrade would be refused with now, or that it would not be. */
const waitReason: BesideField = ofLine('wait_reason', 'text');

/** W4: the first who could take a seat that is free now. */
const isNextEligible: BesideField = ofLine('is_next', 'boolean');

const byPlace: OrderColumn = {
  join: (alias) =>
    sql`left join ${allLines} "placed" on "placed"."entry_id" = ${sql.id(alias, 'id')} ${byEventDay.join(alias)}`,
  expressions: () => [sql.raw('"placed"."place"'), ...byEventDay.expressions()],
  nullable: true,
};

const isNext: Condition = (value, { alias }) => {
  const next = sql`${sql.id(alias, 'id')} in (select "n"."entry_id" from ${allLines} "n" where "n"."is_next")`;
  return value === true ? next : sql`not ${next}`;
};

/** S1: only by what the viewer may see. */
const personOrEvent = (alias: string, viewer: Viewer, has: HasWord): Sql =>
  or([
    belongsTo(alias, 'participant_id', 'participants', (person) =>
      and([participantScope(person, viewer), has(sql`f_search(${sql.id(person, 'full_name')})`)]),
    ),
    belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
      and([eventScope(event, viewer), has(sql`f_search(${sql.id(event, 'name')})`)]),
    ),
  ]);

const { update, remove, flights, passports } = journeyActions('waiting-list entries');

/** W5: the booking that comes of it must be one that this viewer may make. */
const upgrade: ActionRule = {
  action: 'upgrade',
  rows: (alias, viewer) => (reach(viewer, 'waiting.upgrade') === 'none' ? FALSE : update.rows(alias, viewer)),
  why: (viewer) => whyNot(reach(viewer, 'waiting.upgrade'), viewer, 'book people from the waiting list'),
};

/** W1: the priority comes before the day of joining. */
const prioritise: ActionRule = {
  action: 'prioritise',
  rows: (alias, viewer) => (reach(viewer, 'limits.override') === 'none' ? FALSE : update.rows(alias, viewer)),
  why: (viewer) =>
    whyNot(reach(viewer, 'limits.override'), viewer, 'change who comes first on a waiting list'),
  inputs: ['priority'],
};

const entryActions: TypeActions = {
  many: 'waiting-list entries',
  read: 'bookings.read',
  create: 'bookings.write',
  rules: [update, remove, upgrade, prioritise, flights, ...passports],
};

const waitingListEntryEntity: Entity = {
  type: 'WaitingListEntry',
  table: 'waiting_list_entries',
  scope: waitingListScope,
  actions: entryActions,
  hiddenFields: hiddenJourneyFields,
  fields: {
    ...maskedPassportFields,
    ...whatIsCollected,
  },
  beside: { position: linePlace, waitReason, isNextEligible },
};

const { type } = waitingListEntryEntity;

const waitingListEntryMutations: Operations = {
  upgradeWaitingListEntryToBooking: actionResolver(
    { of: type, action: 'upgrade' },
    eventBookingEntity,
    onceByKey('upgradeWaitingListEntryToBooking', upgradeEntry),
  ),
};

export const waitingListEntryNoun = defineNoun({
  entity: waitingListEntryEntity,
  list: {
    filters: { ...eventConditions, is_next_eligible: isNext, text_search: searches(personOrEvent) },
    owners: journeyOwners,
    isShort: true,
    orders: { POSITION: byPlace, NAME: byParticipantName, CENTRE_EVENT_DATE_START: byEventDay },
    // W1
    defaultOrder: [
      { column: 'PRIORITY', order: 'DESC' },
      { column: 'DATE_CREATED', order: 'ASC' },
    ],
  },
  writes: waitingListService,
  manyOfOwn: { 'flights.write': flightKeys },
  // W2
  alone: [{ inputs: ['participant.connect', 'centre_event_id'] }],
  mutations: waitingListEntryMutations,
});
