import { gql } from '@apollo/client';
import type { Documents } from '#src/generated/operations.ts';

export const wizardEventQuery: Documents['WizardEvent'] = gql`
  query WizardEvent($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      dateStart
      dateEnd
      isPublished
      restrictCountries
      allowedCountries {
        id
      }
      collectFields
      globalManageFlights
      can {
        action
        allowed
        why
      }
      country {
        id
        name
      }
      trainingCentre {
        id
        name
        city
      }
    }
  }
`;

export const availabilityQuery: Documents['WizardAvailability'] = gql`
  query WizardAvailability($event: ID!, $participant: ID, $country: ID) {
    eventAvailability(centre_event_id: $event, participant_id: $participant, country_id: $country) {
      countryId
      eligibleWaiting
      placeholderExpiry
      trainees {
        ...WizardUse
      }
      staff {
        ...WizardUse
      }
      waitingList {
        ...WizardUse
      }
      country {
        ...WizardUse
      }
      user {
        ...WizardUse
      }
      countriesOver {
        id
        name
        use {
          ...WizardUse
        }
      }
      usersOver {
        id
        name
        use {
          ...WizardUse
        }
      }
      bookTrainee {
        ...WizardPermission
      }
      bookStaff {
        ...WizardPermission
      }
      holdTrainee {
        ...WizardPermission
      }
      holdStaff {
        ...WizardPermission
      }
      joinWaitingList {
        ...WizardPermission
      }
    }
  }
  fragment WizardUse on LimitUse {
    maximum
    used
    placeholders
    free
    isOver
  }
  fragment WizardPermission on SeatPermission {
    allowed
    code
    message
    overridable
  }
`;

/** Of people whom a search has found. */
export const peopleAvailabilityQuery: Documents['WizardPeople'] = gql`
  query WizardPeople($event: ID!, $people: [ID!]!) {
    peopleAvailability(centre_event_id: $event, participant_ids: $people) {
      participantId
      bookTrainee {
        ...PersonPermission
      }
      bookStaff {
        ...PersonPermission
      }
      joinWaitingList {
        ...PersonPermission
      }
    }
  }
  fragment PersonPermission on SeatPermission {
    allowed
    code
    message
    overridable
  }
`;
