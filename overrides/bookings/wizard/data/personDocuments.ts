import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Person } from './Person.ts';

interface Page<Row> {
  readonly participants: { readonly data: readonly Row[] };
}

export const personSearchDocument: TypedDocumentNode<Page<Person>, { readonly text: string }> = gql`
  query WizardPersonSearch($text: String) {
    participants(first: 12, where: { text_search: $text }, orderBy: [{ column: LAST_NAME }]) {
      data {
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
    }
  }
`;

/** With the birth dates that earlier bookings know: a participant has none of their own. */
export interface PersonWithBirthDates extends Person {
  readonly eventBookings: readonly { readonly dateOfBirth: string | null }[];
}

export const possibleDuplicatesDocument: TypedDocumentNode<
  Page<PersonWithBirthDates>,
  { readonly conditions: object }
> = gql`
  query WizardPossibleDuplicates($conditions: ParticipantWhereConditions) {
    participants(first: 6, where: { whereConditions: $conditions }) {
      data {
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
        eventBookings {
          dateOfBirth
        }
      }
    }
  }
`;
