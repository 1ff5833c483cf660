import { gql } from '@apollo/client/core';
import { eventKinds } from '#overrides/documents/index.ts';
import type { Documents } from '#src/generated/operations.ts';
import type { DocumentRunType, EventBookingWhere, GeneratedDocumentWhere } from '#src/generated/schema.ts';
import { addDays } from '#src/fields/date/days.ts';

/** What tells of the days of an event besides its programme: journeys of those who come, and documents. */
export const tellsOfDaysQuery: Documents['TellsOfDays'] = gql`
  query TellsOfDays($id: ID!, $journeys: EventBookingWhere!) {
    journeys: eventBookings(first: 1, where: $journeys) {
      paginatorInfo {
        total
      }
    }
    made: generatedDocuments(first: 1, where: { centre_event_id: $id }) {
      paginatorInfo {
        total
      }
    }
    sent: generatedDocuments(
      first: 1
      where: { centre_event_id: $id, whereConditions: { column: DATE_SENT, operator: IS_NOT_NULL } }
    ) {
      paginatorInfo {
        total
      }
    }
  }
`;

/** Bookings of an event in which somebody is still meant to come. */
const comingTo = (eventId: string, whereConditions: NonNullable<EventBookingWhere['whereConditions']>) =>
  ({
    centre_event_id: eventId,
    booking_status: ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED'],
    whereConditions,
  }) satisfies EventBookingWhere;

/** Bookings with a day of arrival, departure, check-in or check-out, for the query as for the list. */
export const journeysOf = (eventId: string) =>
  comingTo(eventId, {
    OR: [
      { column: 'DATE_ARRIVAL', operator: 'IS_NOT_NULL' },
      { column: 'DATE_DEPARTURE', operator: 'IS_NOT_NULL' },
      { column: 'DATE_CHECK_IN', operator: 'IS_NOT_NULL' },
      { column: 'DATE_CHECK_OUT', operator: 'IS_NOT_NULL' },
    ],
  });

/** People stay on before an event or after it: so many days are usual. */
const usualDays = 3;

/** Bookings of who would come after an event has begun, or leave before it has ended; or so much earlier or later that it seems another one. */
export const journeysOutside = (eventId: string, first: string, last: string) => {
  const earliest = addDays(first, -usualDays);
  const latest = addDays(last, usualDays);
  return comingTo(eventId, {
    OR: [
      { column: 'DATE_ARRIVAL', operator: 'GT', value: first },
      { column: 'DATE_ARRIVAL', operator: 'LT', value: earliest },
      { column: 'DATE_CHECK_IN', operator: 'GT', value: first },
      { column: 'DATE_CHECK_IN', operator: 'LT', value: earliest },
      { column: 'DATE_DEPARTURE', operator: 'LT', value: last },
      { column: 'DATE_DEPARTURE', operator: 'GT', value: latest },
      { column: 'DATE_CHECK_OUT', operator: 'LT', value: last },
      { column: 'DATE_CHECK_OUT', operator: 'GT', value: latest },
    ],
  });
};

/** Documents that say other days than their event has, of the kinds that the viewer makes, for the query as for the list. */
export const outdatedOf = (kinds: readonly DocumentRunType[]) =>
  ({
    is_outdated: true,
    ...(kinds.length < eventKinds.length && {
      whereConditions: { column: 'RUN_TYPE', operator: 'IN', value: [...kinds] },
    }),
  }) satisfies GeneratedDocumentWhere;

/** How many bookings there are. */
export const journeysQuery: Documents['Journeys'] = gql`
  query Journeys($where: EventBookingWhere!) {
    eventBookings(first: 1, where: $where) {
      paginatorInfo {
        total
      }
    }
  }
`;

/** An event that was moved, as its page knows it. */
export const movedEventQuery: Documents['MovedEvent'] = gql`
  query MovedEvent($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      dateStart
      dateEnd
      timeZone
      trainers {
        trainer {
          id
          fullName
        }
      }
      agenda {
        sections {
          items {
            timeStart
          }
        }
      }
      can {
        action
        allowed
        why
      }
    }
  }
`;

/** Rows of a file that changed records, and which of their fields; and what its columns fill. */
export const importedChangesQuery: Documents['ImportedChanges'] = gql`
  query ImportedChanges($key: ID!, $first: Int!, $page: Int!) {
    recordImport(key: $key) {
      columns {
        field
      }
    }
    recordImportRows(key: $key, outcome: CHANGED, state: DONE, first: $first, page: $page) {
      data {
        recordId
        changes {
          field
          new
        }
      }
    }
  }
`;

export const outdatedQuery: Documents['OutdatedDocuments'] = gql`
  query OutdatedDocuments($where: GeneratedDocumentWhere!) {
    generatedDocuments(first: 1, where: $where) {
      paginatorInfo {
        total
      }
    }
  }
`;
