// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const waitingListEntryForm = gql`
  fragment WaitingListEntryForm on WaitingListEntry {
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
    priority
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
    dateModified
  }
`;

export const waitingListEntryListDocument = gql`
  query WaitingListEntryList($orderBy: [WaitingListEntryOrderBy!], $where: WaitingListEntryWhere) {
    waitingListEntries(orderBy: $orderBy, where: $where) {
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
      author {
        id: ID
        fullName
      }
      priority
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
      collectStatus
      collectMissing
      passportExpiresSoon
      position
      waitReason
      isNextEligible
      dateCreated
      dateModified
    }
  }
`;

export const waitingListEntryPickDocument = gql`
  query WaitingListEntryPick($orderBy: [WaitingListEntryOrderBy!], $where: WaitingListEntryWhere) {
    waitingListEntries(orderBy: $orderBy, where: $where) {
      id
      participant {
        fullName
      }
      centreEvent {
        name
      }
    }
  }
`;

export const waitingListEntryShowDocument = gql`
  query WaitingListEntryShow($id: ID!) {
    waitingListEntry(id: $id) {
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
      author {
        id: ID
        fullName
      }
      priority
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
      collectStatus
      collectMissing
      passportExpiresSoon
      position
      waitReason
      isNextEligible
      dateCreated
      dateModified
    }
  }
`;

export const waitingListEntryEditDocument = gql`
  query WaitingListEntryEdit($id: ID!) {
    waitingListEntry(id: $id) {
      ...WaitingListEntryForm
    }
  }
  ${waitingListEntryForm}
`;

export const waitingListEntryCreateDocument = gql`
  mutation CreateWaitingListEntry($input: CreateWaitingListEntryInput!) {
    createWaitingListEntry(input: $input) {
      ...WaitingListEntryForm
    }
  }
  ${waitingListEntryForm}
`;

export const waitingListEntryUpdateDocument = gql`
  mutation UpdateWaitingListEntry($input: UpdateWaitingListEntryInput!) {
    updateWaitingListEntry(input: $input) {
      ...WaitingListEntryForm
    }
  }
  ${waitingListEntryForm}
`;

export const waitingListEntryRemoveDocument = gql`
  mutation DeleteWaitingListEntry($id: ID!) {
    deleteWaitingListEntry(id: $id) {
      id
    }
  }
`;
