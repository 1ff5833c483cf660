import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';
import type { EventBookingWhere } from '#src/generated/schema.ts';

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

/** Bookings with a day of arrival, departure, check-in or check-out, for the query as for the list. */
export const journeysOf = (eventId: string) =>
  ({
    centre_event_id: eventId,
    booking_status: ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED'],
    whereConditions: {
      OR: [
        { column: 'DATE_ARRIVAL', operator: 'IS_NOT_NULL' },
        { column: 'DATE_DEPARTURE', operator: 'IS_NOT_NULL' },
        { column: 'DATE_CHECK_IN', operator: 'IS_NOT_NULL' },
        { column: 'DATE_CHECK_OUT', operator: 'IS_NOT_NULL' },
      ],
    },
  }) satisfies EventBookingWhere;
