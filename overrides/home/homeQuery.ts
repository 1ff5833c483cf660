import { gql } from '@apollo/client/core';
import type { Documents, HomeQuery } from '#src/generated/operations.ts';

export type HomeData = HomeQuery;
export type HomeEvent = HomeData['upcoming']['data'][number];
export type HomePlaceholder = HomeData['expiring']['data'][number];
export type HomeBlock = NonNullable<HomeData['blockedHonoraria']>[number];

/** All of the home page in one request. Of those that expire some more are read, since a few may hold no seat any more. */
export const homeQuery: Documents['Home'] = gql`
  query Home($from: Date!, $before: Date!, $expiresBefore: Date!) {
    upcoming: centreEvents(
      first: 8
      where: { date_start_gte: $from, date_start_lt: $before }
      orderBy: [{ column: DATE_START, order: ASC }]
    ) {
      data {
        id
        name
        dateStart
        timeZone
        isPublished
        isFull
        traineeCount
        placeholderCount
        maxTrainees
        waitingListCount
        trainingCentre {
          id
          name
        }
        country {
          id
          name
        }
      }
      paginatorInfo {
        total
      }
    }
    events: centreEvents(first: 1) {
      paginatorInfo {
        total
      }
    }
    expiring: eventBookings(
      first: 40
      where: {
        is_placeholder: true
        is_upcoming: true
        booking_status: [NOT_SET, NEW, PENDING]
        date_expiry_lt: $expiresBefore
      }
      sortBy: [{ column: DATE_EXPIRY, order: ASC }]
    ) {
      data {
        id
        dateExpiry
        consumesSeat
        centreEvent {
          id
          name
          timeZone
        }
        author {
          fullName
        }
      }
      paginatorInfo {
        total
      }
    }
    waiting: waitingListEntriesPaginated(
      first: 5
      where: { is_next_eligible: true }
      sortBy: [{ column: CENTRE_EVENT_DATE_START, order: ASC }]
    ) {
      data {
        id
        participant {
          id
          fullName
        }
        centreEvent {
          id
          name
          dateStart
        }
      }
      paginatorInfo {
        total
      }
    }
    requests: participantRequests(
      first: 5
      where: { state: OPEN }
      orderBy: [{ column: DATE_CREATED, order: ASC }]
    ) {
      data {
        id
        kind
        dateCreated
        participant {
          id
          fullName
        }
        deletedParticipant {
          fullName
        }
        author {
          ID
          fullName
        }
      }
      paginatorInfo {
        total
      }
    }
    blockedHonoraria {
      centreEventId
      eventName
      dateStart
      message
    }
    NEW: eventBookings(first: 1, where: { booking_status: [NEW] }) {
      paginatorInfo {
        total
      }
    }
    PENDING: eventBookings(first: 1, where: { booking_status: [PENDING] }) {
      paginatorInfo {
        total
      }
    }
    CONFIRMED: eventBookings(first: 1, where: { booking_status: [CONFIRMED] }) {
      paginatorInfo {
        total
      }
    }
    CANCELLED: eventBookings(first: 1, where: { booking_status: [CANCELLED] }) {
      paginatorInfo {
        total
      }
    }
    NOT_SET: eventBookings(first: 1, where: { booking_status: [NOT_SET] }) {
      paginatorInfo {
        total
      }
    }
  }
`;
