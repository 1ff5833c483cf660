// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const eventForm = gql`
  fragment EventForm on CentreEvent {
    id
    name
    can {
      action
      allowed
      why
    }
    dateStart
    dateEnd
    trainingCentre {
      id
      name
    }
    trainingCentreId
    country {
      id
      name
    }
    countryId
    eventStatus
    isPublished
    brand
    language
    description
    objectives
    leadTrainer {
      id
      fullName
    }
    trainers {
      trainer {
        id
        fullName
      }
      trainerId
      priority
      prepMinutes
      postMinutes
      travelMinutes
      activityDescription
    }
    agenda {
      name
      sections {
        name
        order
        items {
          name
          objectives
          order
          timeStart
          timeEnd
          trainers {
            trainer {
              id
              fullName
            }
            trainerId
            excludeInHonoraria
          }
        }
      }
    }
    restrictCountries
    allowedCountries {
      id
      name
    }
    authorisationObtained
    authorisationObtainedText
    contractExecuted
    contractExecutedText
    clinicalCasesDetail
    collectFields
    globalManageFlights
    maxTrainees
    maxStaff
    maxBookingsCountry
    maxBookingsUser
    maxWaitingList
    placeholderExpiryDays
    costsBaseCurrency
    costAccommodation
    costCoffee
    costDinner
    costFlights
    costLunch
    costTransfers
    hotelName
    hotelAddress
    hotelPhone
    logisticsVendorLeadName
    logisticsVendorLeadEmail
    logisticsVendorLeadPhone
    onsiteContactName
    onsiteContactEmail
    onsiteContactPhone
    estimatedCosts {
      id
      name
      description
      costCategory {
        id
        path
      }
      costCategoryId
      unitMode
      fixedUnits
      participants
      trainers
      amountExcVat
      amountIncVat
      currency
      date
    }
    dateModified
  }
`;

export const eventListOperation = gql`
  query EventList(
    $first: Int
    $page: Int
    $orderBy: [CentreEventOrderBy!]
    $sortBy: [CentreEventSortBy!]
    $where: CentreEventWhere
    $trashed: Trashed
  ) {
    centreEvents(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      where: $where
      trashed: $trashed
    ) {
      data {
        id
        name
        can {
          action
          allowed
          why
        }
        dateStart
        dateEnd
        timeZone
        trainingCentre {
          id
          name
        }
        country {
          id
          name
        }
        eventStatus
        isPublished
        isFull
        brand
        language
        leadTrainer {
          id
          fullName
        }
        approvedDocument {
          id
          name
          state
        }
        restrictCountries
        authorisationObtained
        contractExecuted
        collectFields
        globalManageFlights
        maxTrainees
        maxStaff
        maxBookingsCountry
        maxBookingsUser
        maxWaitingList
        placeholderExpiryDays
        traineeCount
        staffCount
        placeholderCount
        waitingListCount
        costsBaseCurrency
        costAccommodation
        costCoffee
        costDinner
        costFlights
        costLunch
        costTransfers
        hotelName
        hotelPhone
        logisticsVendorLeadName
        logisticsVendorLeadEmail
        logisticsVendorLeadPhone
        onsiteContactName
        onsiteContactEmail
        onsiteContactPhone
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

export const eventPickOperation = gql`
  query EventPick(
    $first: Int
    $page: Int
    $orderBy: [CentreEventOrderBy!]
    $sortBy: [CentreEventSortBy!]
    $where: CentreEventWhere
    $trashed: Trashed
  ) {
    centreEvents(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      where: $where
      trashed: $trashed
    ) {
      data {
        id
        name
        dateStart
        dateEnd
        trainingCentre {
          name
        }
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const eventShowOperation = gql`
  query EventShow($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      can {
        action
        allowed
        why
      }
      dateStart
      dateEnd
      timeZone
      trainingCentre {
        id
        name
      }
      country {
        id
        name
      }
      eventStatus
      isPublished
      isFull
      brand
      language
      description
      objectives
      leadTrainer {
        id
        fullName
      }
      trainers {
        trainer {
          id
          fullName
        }
        priority
        prepMinutes
        postMinutes
        travelMinutes
        activityDescription
      }
      trainerHonoraria {
        trainer {
          id
          fullName
        }
      }
      agenda {
        name
        sections {
          name
          order
          items {
            name
            objectives
            order
            timeStart
            timeEnd
            trainers {
              trainer {
                id
                fullName
              }
              excludeInHonoraria
            }
          }
        }
      }
      agendaOrig {
        name
        sections {
          name
          order
          items {
            name
            objectives
            order
            timeStart
            timeEnd
            trainers {
              trainer {
                id
                fullName
              }
              excludeInHonoraria
            }
          }
        }
      }
      approvedDocument {
        id
        name
        state
      }
      restrictCountries
      allowedCountries {
        id
        name
      }
      authorisationObtained
      authorisationObtainedText
      contractExecuted
      contractExecutedText
      clinicalCasesDetail
      collectFields
      globalManageFlights
      maxTrainees
      maxStaff
      maxBookingsCountry
      maxBookingsUser
      maxWaitingList
      placeholderExpiryDays
      traineeCount
      staffCount
      placeholderCount
      waitingListCount
      costsBaseCurrency
      costAccommodation
      costCoffee
      costDinner
      costFlights
      costLunch
      costTransfers
      hotelName
      hotelAddress
      hotelPhone
      logisticsVendorLeadName
      logisticsVendorLeadEmail
      logisticsVendorLeadPhone
      onsiteContactName
      onsiteContactEmail
      onsiteContactPhone
      estimatedCosts {
        id
        name
        description
        costCategory {
          id
          path
        }
        unitMode
        fixedUnits
        participants
        trainers
        amountExcVat
        amountIncVat
        currency
        date
      }
      dateCreated
      dateModified
    }
  }
`;

export const eventEditOperation = gql`
  query EventEdit($id: ID!) {
    centreEvent(id: $id) {
      ...EventForm
    }
  }
  ${eventForm}
`;

export const eventCreateOperation = gql`
  mutation CreateEvent($input: CreateCentreEventInput!) {
    createCentreEvent(input: $input) {
      ...EventForm
    }
  }
  ${eventForm}
`;

export const eventUpdateOperation = gql`
  mutation UpdateEvent($input: UpdateCentreEventInput!) {
    updateCentreEvent(input: $input) {
      ...EventForm
    }
  }
  ${eventForm}
`;

export const eventRemoveOperation = gql`
  mutation DeleteEvent($id: ID!) {
    deleteCentreEvent(id: $id) {
      id
    }
  }
`;

export const eventRestoreOperation = gql`
  mutation RestoreEvent($id: ID!) {
    restoreCentreEvent(id: $id) {
      id
    }
  }
`;
