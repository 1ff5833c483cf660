import { gql } from '@apollo/client';
import type { Documents, WizardPossibleDuplicatesQuery } from '#src/generated/operations.ts';

const personFragment = gql`
  fragment WizardPerson on Participant {
    id
    fullName
    email
    speciality
    jobTitle
    onekeyId
    veevaId
    country {
      id
      name
    }
  }
`;

export const personSearchQuery: Documents['WizardPersonSearch'] = gql`
  query WizardPersonSearch($text: String) {
    participants(first: 12, where: { text_search: $text }, orderBy: [{ column: LAST_NAME }]) {
      data {
        ...WizardPerson
      }
    }
  }
  ${personFragment}
`;

/** With the birth dates that earlier bookings know: a participant has none of their own. */
export type PersonWithBirthDates = WizardPossibleDuplicatesQuery['participants']['data'][number];

export const possibleDuplicatesQuery: Documents['WizardPossibleDuplicates'] = gql`
  query WizardPossibleDuplicates($conditions: ParticipantWhereConditions) {
    participants(first: 6, where: { whereConditions: $conditions }) {
      data {
        ...WizardPerson
        eventBookings {
          dateOfBirth
        }
      }
    }
  }
  ${personFragment}
`;
