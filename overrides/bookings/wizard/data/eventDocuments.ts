import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Availability, WizardEvent } from './WizardEvent.ts';

export const wizardEventDocument: TypedDocumentNode<
  { readonly centreEvent: WizardEvent | null },
  { readonly id: string }
> = gql`
  query WizardEvent($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      dateStart
      dateEnd
      isPublished
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

export const availabilityDocument: TypedDocumentNode<
  { readonly eventAvailability: Availability | null },
  { readonly event: string; readonly participant?: string; readonly country?: string }
> = gql`
  query WizardAvailability($event: ID!, $participant: ID, $country: ID) {
    eventAvailability(centre_event_id: $event, participant_id: $participant, country_id: $country) {
      countryId
      eligibleWaiting
      placeholderExpiry
      trainees {
        ...Use
      }
      staff {
        ...Use
      }
      waitingList {
        ...Use
      }
      country {
        ...Use
      }
      user {
        ...Use
      }
      bookTrainee {
        ...Answer
      }
      bookStaff {
        ...Answer
      }
      holdTrainee {
        ...Answer
      }
      holdStaff {
        ...Answer
      }
      joinWaitingList {
        ...Answer
      }
    }
  }
  fragment Use on LimitUse {
    maximum
    used
    placeholders
    free
    isOver
  }
  fragment Answer on SeatPermission {
    allowed
    code
    message
    overridable
  }
`;
