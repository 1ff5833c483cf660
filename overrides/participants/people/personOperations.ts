import { gql } from '@apollo/client';
import type { Documents, PossibleDuplicatesQuery } from '#src/generated/operations.ts';

const personFragment = gql`
  fragment PersonInSearch on Participant {
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

export const personSearchQuery: Documents['PersonSearch'] = gql`
  query PersonSearch($text: String) {
    participants(first: 12, where: { text_search: $text }, orderBy: [{ column: LAST_NAME }]) {
      data {
        ...PersonInSearch
      }
    }
  }
  ${personFragment}
`;

/** With the birth dates that earlier bookings know: a participant has none of their own. */
export type PersonWithBirthDates = PossibleDuplicatesQuery['participants']['data'][number];

/** More than are told of: among many of one name the likeliest is not the first. */
export const possibleDuplicatesQuery: Documents['PossibleDuplicates'] = gql`
  query PossibleDuplicates($conditions: ParticipantWhereConditions) {
    participants(first: 40, where: { whereConditions: $conditions }) {
      data {
        ...PersonInSearch
        firstName
        lastName
        eventBookings {
          dateOfBirth
        }
      }
    }
  }
  ${personFragment}
`;
