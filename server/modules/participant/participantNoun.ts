import { sql } from 'kysely';
import { hiddenParticipantFields } from './personalFieldsScope.ts';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { reach } from '#server/access/roleTable.ts';
import { inOwnCountries } from '#server/access/countries.ts';
import { and, FALSE, type Sql, TRUE } from '#server/db/conditions.ts';
import { isNoneOfIds, isOneOfIds } from '#server/graphql/read/condition.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { byColumn, type OrderColumn } from '#server/graphql/read/orderBy.ts';
import { searches } from '#server/graphql/read/searches.ts';
import {
  bookingCount,
  figuresOfPerson,
  firstDay,
  isNotCancelled,
  isUpcoming,
} from '../eventBooking/bookingMeasures.ts';
import { yearsOfEvents } from '../centreEvent/eventMeasures.ts';
import { takesSeatToCome } from './changeOfCountry.ts';
import {
  askPolicy,
  erasePolicyOf,
  holdsPlace,
  mergePolicy,
  participantPolicy,
  participantService,
} from './service.ts';
import { participantScope } from './participantScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { except, type Exception } from '#server/graphql/access/except.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { writableRows } from '#server/graphql/write/WritePolicy.ts';

const wasErased: Exception = {
  rows: (alias) => sql`${sql.id(alias, 'erased_at')} is not null`,
  why: 'This participant was erased.',
};

const wasMerged: Exception = {
  rows: (alias) => sql`${sql.id(alias, 'merged_into_id')} is not null`,
  why: 'This participant was merged into another. Erase that one.',
};

const eraseRule: ActionRule = {
  action: 'erase',
  rows: (alias, viewer) => writableRows(erasePolicyOf(viewer), viewer, [])?.(alias) ?? FALSE,
  why: (viewer) =>
    reach(viewer, 'participants.approveErasure') === 'none'
      ? whyNot('none', viewer, 'erase participants')
      : 'Nobody else has asked for it. You decide where a manager asks.',
};

const participantActions: TypeActions = {
  many: 'participants',
  read: 'participants.read',
  create: 'participants.write',
  rules: [
    except(
      policyAction({ action: 'update', policy: participantPolicy, doing: 'change participants' }),
      wasErased,
    ),
    except(policyAction({ action: 'delete', policy: participantPolicy, doing: 'delete participants' }), {
      rows: holdsPlace,
      why: 'This participant is booked or waits for a seat. Cancel that first.',
    }),
    except(policyAction({ action: 'merge', policy: mergePolicy, doing: 'merge participants' }), wasErased),
    except(
      except(except(eraseRule, wasMerged), {
        rows: takesSeatToCome,
        why: 'This participant is booked on an event that is not over. Cancel that first.',
      }),
      wasErased,
    ),
    except(
      policyAction({
        action: 'ask',
        policy: askPolicy,
        doing: 'ask for participants to be merged or erased',
      }),
      wasErased,
    ),
  ],
};

export const participantEntity: Entity = {
  type: 'Participant',
  table: 'participants',
  scope: participantScope,
  actions: participantActions,
  hiddenFields: hiddenParticipantFields,
  fields: { bookingCount },
  relations: {
    nextBooking: {
      kind: 'custom',
      type: 'EventBooking',
      many: false,
      on: (parent, child) =>
        sql`${sql.id(child, 'participant_id')} = ${sql.id(parent, 'id')} and ${isUpcoming(child)}`,
      orderBy: (alias) => sql`${firstDay(alias)} nulls last, ${sql.id(alias, 'id')}`,
    },
    eventBookings: {
      kind: 'many',
      type: 'EventBooking',
      column: 'participant_id',
      orderBy: (alias) => sql`${firstDay(alias)} desc nulls last, ${sql.id(alias, 'id')} desc`,
      ...yearsOfEvents,
    },
  },
};

/** Many have the same: those go by name, as the indexes of filters have them. */
const thenLastName = (column: string): OrderColumn => ({
  ...byColumn(column, true),
  then: byColumn('last_name'),
});

/** Who is of a few countries is found under their names alone. */
const byCountryThenLastName: OrderColumn = {
  ...thenLastName('kept_country_name'),
  within: (alias, viewer) =>
    reach(viewer, 'participants.read') === 'all'
      ? TRUE
      : sql`${sql.id(alias, 'kept_country_name')} = any(array(select "own"."name" from "countries" "own" where ${inOwnCountries(sql.raw('"own"."id"'), viewer)})::text[])`,
};

export const participantNoun = defineNoun({
  entity: participantEntity,
  list: {
    filters: {
      // Who may not read e-mail addresses must not find people by them either.
      text_search: searches((alias, viewer, has) =>
        hiddenParticipantFields(viewer).has('email')
          ? and([has(sql.id(alias, 'search_text')), has(sql`f_search(${visibleText(alias)})`)])
          : has(sql.id(alias, 'search_text')),
      ),
      countries: isOneOfIds('country_id'),
      id_not_in: isNoneOfIds('id'),
    },
    related: {
      event_bookings: {
        type: 'EventBooking',
        table: 'event_bookings',
        scope: bookingScope,
        on: 'participant_id',
        counted: isNotCancelled,
        kept: figuresOfPerson,
      },
      waiting_list_entries: {
        type: 'WaitingListEntry',
        table: 'waiting_list_entries',
        scope: waitingListScope,
        on: 'participant_id',
      },
    },
    orders: {
      COUNTRY: byCountryThenLastName,
      CITY: thenLastName('city'),
      SPECIALITY: thenLastName('speciality'),
    },
    defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
  },
  writes: participantService,
});

function visibleText(alias: string): Sql {
  return sql`concat_ws(' ', ${sql.id(alias, 'full_name')}, ${sql.id(alias, 'city')}, ${sql.id(alias, 'onekey_id')}, ${sql.id(alias, 'veeva_id')})`;
}
