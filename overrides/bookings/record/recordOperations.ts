import { gql } from '@apollo/client';
import type { Documents } from '#src/generated/operations.ts';

/** The records around a booking or an entry; their own fields are of two types, which share no interface. */
const around = gql`
  fragment RecordParticipant on Participant {
    id
    fullName
    country {
      id
      name
    }
  }

  fragment RecordEvent on CentreEvent {
    id
    name
    dateStart
    dateEnd
    isFull
    waitingListCount
    globalManageFlights
  }

  fragment RecordAuthor on User {
    id: ID
    fullName
  }
`;

export const seatQuery: Documents['WizardBooking'] = gql`
  query WizardBooking($id: ID!) {
    eventBooking(id: $id) {
      id
      participant {
        ...RecordParticipant
      }
      centreEvent {
        ...RecordEvent
      }
      author {
        ...RecordAuthor
      }
      dateExpiry
      collectStatus
      collectMissing
      dateCreated
      dateModified
      can {
        action
        allowed
        why
      }
      bookingStatus
      bookingType
      cancelReason
      country {
        id
        name
      }
      countryNotAllowed
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
      passportOnFile
      passportExpiresSoon
      visaRequired
      expectations
      notes
    }
  }
  ${around}
`;

export const entryQuery: Documents['WizardEntry'] = gql`
  query WizardEntry($id: ID!) {
    waitingListEntry(id: $id) {
      id
      participant {
        ...RecordParticipant
      }
      centreEvent {
        ...RecordEvent
      }
      author {
        ...RecordAuthor
      }
      dateExpiry
      collectStatus
      collectMissing
      dateCreated
      dateModified
      can {
        action
        allowed
        why
      }
      priority
      position
      waitReason
      isNextEligible
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
      passportOnFile
      passportExpiresSoon
      visaRequired
      expectations
      notes
    }
  }
  ${around}
`;
