// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const bookingForm = gql`
  fragment BookingForm on EventBooking {
    id
    participant {
      fullName
      id
    }
    centreEvent {
      name
      id
      dateStart
      timeZone
    }
    can {
      action
      allowed
      why
    }
    bookingStatus
    bookingType
    dateExpiry
    accommodation
    transportation
    transportMethod
    dateArrival
    arrivalFrom
    arrivalFlight
    dateDeparture
    departureCity
    departureTo
    departureFlight
    dateCheckIn
    dateCheckOut
    dateOfBirth
    passportNumber
    passportCountryIssue
    passportExpirationDate
    visaRequired
    expectations
    notes
    country {
      id
      name
    }
    countryId
    author {
      id: ID
      fullName
    }
    authorId
    dateModified
  }
`;

export const bookingListOperation = gql`
  query BookingList(
    $first: Int
    $page: Int
    $orderBy: [EventBookingOrderBy!]
    $sortBy: [EventBookingSortBy!]
    $where: EventBookingWhere
    $trashed: Trashed
  ) {
    eventBookings(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      where: $where
      trashed: $trashed
    ) {
      data {
        id
        participant {
          fullName
          id
        }
        centreEvent {
          name
          id
          dateStart
          timeZone
        }
        can {
          action
          allowed
          why
        }
        bookingStatus
        bookingType
        author {
          id: ID
          fullName
        }
        dateExpiry
        accommodation
        transportation
        transportMethod
        dateArrival
        arrivalFrom
        arrivalFlight
        dateDeparture
        departureCity
        departureTo
        departureFlight
        dateCheckIn
        dateCheckOut
        numberOfNights
        dateOfBirth
        passportNumber
        passportCountryIssue
        passportExpirationDate
        visaRequired
        collectFields
        collectStatus
        reportableSpendCount
        country {
          id
          name
        }
        countryNotAllowed
        consumesSeat
        collectMissing
        passportExpiresSoon
        cancelReason
        dateCreated
        dateModified
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const bookingPickOperation = gql`
  query BookingPick(
    $first: Int
    $page: Int
    $orderBy: [EventBookingOrderBy!]
    $sortBy: [EventBookingSortBy!]
    $where: EventBookingWhere
    $trashed: Trashed
  ) {
    eventBookings(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      where: $where
      trashed: $trashed
    ) {
      data {
        id
        participant {
          fullName
        }
        centreEvent {
          name
        }
        dateExpiry
        author {
          fullName
        }
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const bookingShowOperation = gql`
  query BookingShow($id: ID!) {
    eventBooking(id: $id) {
      id
      participant {
        fullName
        id
      }
      centreEvent {
        name
        id
        dateStart
        timeZone
      }
      can {
        action
        allowed
        why
      }
      bookingStatus
      bookingType
      author {
        id: ID
        fullName
      }
      dateExpiry
      accommodation
      transportation
      transportMethod
      dateArrival
      arrivalFrom
      arrivalFlight
      dateDeparture
      departureCity
      departureTo
      departureFlight
      dateCheckIn
      dateCheckOut
      numberOfNights
      dateOfBirth
      passportNumber
      passportCountryIssue
      passportExpirationDate
      visaRequired
      expectations
      notes
      collectFields
      collectStatus
      reportableSpendCount
      country {
        id
        name
      }
      countryNotAllowed
      consumesSeat
      collectMissing
      passportExpiresSoon
      cancelReason
      dateCreated
      dateModified
    }
  }
`;

export const bookingEditOperation = gql`
  query BookingEdit($id: ID!) {
    eventBooking(id: $id) {
      ...BookingForm
    }
  }
  ${bookingForm}
`;

export const bookingCreateOperation = gql`
  mutation CreateBooking($input: CreateEventBookingInput!) {
    createEventBooking(input: $input) {
      ...BookingForm
    }
  }
  ${bookingForm}
`;

export const bookingUpdateOperation = gql`
  mutation UpdateBooking($input: UpdateEventBookingInput!) {
    updateEventBooking(input: $input) {
      ...BookingForm
    }
  }
  ${bookingForm}
`;

export const bookingRemoveOperation = gql`
  mutation DeleteBooking($id: ID!) {
    deleteEventBooking(id: $id) {
      id
    }
  }
`;

export const bookingRestoreOperation = gql`
  mutation RestoreBooking($id: ID!) {
    restoreEventBooking(id: $id) {
      id
    }
  }
`;
