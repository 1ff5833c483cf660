import { sql } from 'kysely';
import { hiddenParticipantFields } from './personalFieldsScope.ts';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { and, type Sql } from '../../db/conditions.ts';
import { isNoneOfIds, isOneOfIds } from '../../graphql/read/condition.ts';
import { searches } from '../../graphql/read/searches.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { whereConditions } from '../../graphql/read/whereConditions.ts';
import {
  choice,
  days,
  flags,
  ids,
  moments,
  numbers,
  type TestedColumns,
  texts,
} from '../../graphql/read/testedColumn.ts';
import { bookingCount } from '../eventBooking/bookingMeasures.ts';
import { participantEntity } from './participantEntity.ts';

const belongs = (parent: string, child: string): Sql =>
  sql`${sql.id(child, 'participant_id')} = ${sql.id(parent, 'id')}`;

const journeyColumns: TestedColumns = {
  ID: ids('id', 'id'),
  CENTRE_EVENT_ID: ids('centre_event_id', 'centreEventId'),
  AUTHOR_ID: ids('author_id', 'authorId'),
  DATE_ARRIVAL: days('date_arrival', 'dateArrival'),
  DATE_DEPARTURE: days('date_departure', 'dateDeparture'),
  DATE_CREATED: moments('date_created', 'dateCreated'),
};

const conditions = whereConditions({
  guards: participantEntity,
  columns: {
    ID: ids('id', 'id'),
    FIRST_NAME: texts('first_name', 'firstName'),
    LAST_NAME: texts('last_name', 'lastName'),
    FULL_NAME: texts('full_name', 'fullName'),
    EMAIL: texts('email', 'email'),
    CITY: texts('city', 'city'),
    COUNTRY_ID: ids('country_id', 'countryId'),
    NATIONALITY: texts('nationality', 'nationality'),
    JOB_TITLE: texts('job_title', 'jobTitle'),
    SPECIALITY: texts('speciality', 'speciality'),
    IS_HCP: flags('is_hcp', 'isHcp'),
    ONEKEY_ID: texts('onekey_id', 'onekeyId'),
    VEEVA_ID: texts('veeva_id', 'veevaId'),
    AUTHOR_ID: ids('author_id', 'author'),
    DATE_CREATED: moments('date_created', 'dateCreated'),
    DATE_MODIFIED: moments('date_modified', 'dateModified'),
  },
  relations: {
    EVENT_BOOKINGS: {
      table: 'event_bookings',
      scope: bookingScope,
      on: belongs,
      columns: {
        ...journeyColumns,
        BOOKING_STATUS: choice('booking_status', 'bookingStatus', [
          'NOT_SET',
          'NEW',
          'PENDING',
          'CONFIRMED',
          'CANCELLED',
        ]),
        BOOKING_TYPE: choice('booking_type', 'bookingType', ['TRAINEE', 'STAFF']),
      },
    },
    WAITING_LIST_ENTRIES: {
      table: 'waiting_list_entries',
      scope: waitingListScope,
      on: belongs,
      columns: { ...journeyColumns, PRIORITY: numbers('priority', 'priority') },
    },
  },
});

export const participantList: ListDefinition = {
  entity: participantEntity,
  conditions: {
    // Who may not read e-mail addresses must not find people by them either.
    text_search: searches((alias, viewer, has) =>
      hiddenParticipantFields(viewer).has('email')
        ? and([has(sql.id(alias, 'search_text')), has(sql`f_search(${visibleText(alias)})`)])
        : has(sql.id(alias, 'search_text')),
    ),
    countries: isOneOfIds('country_id'),
    id: isOneOfIds('id'),
    id_not_in: isNoneOfIds('id'),
    whereConditions: conditions,
  },
  order: {
    columns: { DATE_CREATED: byColumn('date_created'), LAST_NAME: byColumn('last_name') },
    relations: {
      event_bookings: {
        table: 'event_bookings',
        scope: bookingScope,
        on: belongs,
        count: bookingCount,
        columns: { DATE_CREATED: { column: 'date_created', kind: 'date' } },
      },
    },
  },
  defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
};

function visibleText(alias: string): Sql {
  return sql`concat_ws(' ', ${sql.id(alias, 'full_name')}, ${sql.id(alias, 'city')}, ${sql.id(alias, 'onekey_id')}, ${sql.id(alias, 'veeva_id')})`;
}
