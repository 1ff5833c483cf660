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

export const waitingListEntryListOperation = gql`
  query WaitingListEntryList(
    $first: Int
    $page: Int
    $orderBy: [WaitingListEntryOrderBy!]
    $sortBy: [WaitingListEntrySortBy!]
    $where: WaitingListEntryWhere
    $trashed: Trashed
  ) {
    waitingListEntriesPaginated(
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
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const waitingListEntryPickOperation = gql`
  query WaitingListEntryPick(
    $first: Int
    $page: Int
    $orderBy: [WaitingListEntryOrderBy!]
    $sortBy: [WaitingListEntrySortBy!]
    $where: WaitingListEntryWhere
    $trashed: Trashed
  ) {
    waitingListEntriesPaginated(
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
        author {
          fullName
        }
        dateExpiry
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const waitingListEntryShowOperation = gql`
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

export const waitingListEntryEditOperation = gql`
  query WaitingListEntryEdit($id: ID!) {
    waitingListEntry(id: $id) {
      ...WaitingListEntryForm
    }
  }
  ${waitingListEntryForm}
`;

export const waitingListEntryCreateOperation = gql`
  mutation CreateWaitingListEntry($input: CreateWaitingListEntryInput!) {
    createWaitingListEntry(input: $input) {
      ...WaitingListEntryForm
    }
  }
  ${waitingListEntryForm}
`;

export const waitingListEntryUpdateOperation = gql`
  mutation UpdateWaitingListEntry($input: UpdateWaitingListEntryInput!) {
    updateWaitingListEntry(input: $input) {
      ...WaitingListEntryForm
    }
  }
  ${waitingListEntryForm}
`;

export const waitingListEntryRemoveOperation = gql`
  mutation DeleteWaitingListEntry($id: ID!) {
    deleteWaitingListEntry(id: $id) {
      id
    }
  }
`;

export const waitingListEntryRestoreOperation = gql`
  mutation RestoreWaitingListEntry($id: ID!) {
    restoreWaitingListEntry(id: $id) {
      id
    }
  }
`;
