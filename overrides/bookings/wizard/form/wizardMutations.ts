import { gql, type TypedDocumentNode } from '@apollo/client';
import type {
  WizardAddBookingMutation,
  WizardAddBookingMutationVariables,
  WizardAddEntryMutation,
  WizardAddEntryMutationVariables,
} from '#src/generated/operations.ts';

export const addBookingMutation: TypedDocumentNode<
  WizardAddBookingMutation,
  WizardAddBookingMutationVariables
> = gql`
  mutation WizardAddBooking($input: CreateEventBookingInput!) {
    made: createEventBooking(input: $input) {
      id
    }
  }
`;

export const addEntryMutation: TypedDocumentNode<WizardAddEntryMutation, WizardAddEntryMutationVariables> =
  gql`
    mutation WizardAddEntry($input: CreateWaitingListEntryInput!) {
      made: createWaitingListEntry(input: $input) {
        id
      }
    }
  `;
