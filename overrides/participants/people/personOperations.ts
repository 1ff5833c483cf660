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

export type PersonFound = PossibleDuplicatesQuery['participants']['data'][number];

/** More than are told of: among many of one name the likeliest is not the first. */
export const possibleDuplicatesQuery: Documents['PossibleDuplicates'] = gql`
  query PossibleDuplicates($conditions: ParticipantWhereConditions) {
    participants(first: 40, where: { whereConditions: $conditions }) {
      data {
        ...PersonInSearch
        firstName
        lastName
      }
    }
  }
  ${personFragment}
`;

/** The birth dates that the latest bookings of people know: a participant has none of their own. */
export const birthDatesQuery: Documents['BirthDatesOfPeople'] = gql`
  query BirthDatesOfPeople($people: Mixed!) {
    eventBookings(
      first: 200
      where: { whereConditions: { column: PARTICIPANT_ID, operator: IN, value: $people } }
      orderBy: [{ column: DATE_CREATED, order: DESC }]
    ) {
      data {
        participantId
        dateOfBirth
      }
    }
  }
`;
