import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Row } from '#src/data/Row.ts';
import type { WizardAddBookingMutation, WizardAddEntryMutation } from '#src/generated/operations.ts';

/** The form makes the input from its fields by their names, which no type follows. */
type FormVariables = { readonly input: Row };

export const addBookingDocument: TypedDocumentNode<WizardAddBookingMutation, FormVariables> = gql`
  mutation WizardAddBooking($input: CreateEventBookingInput!) {
    made: createEventBooking(input: $input) {
      id
    }
  }
`;

export const addEntryDocument: TypedDocumentNode<WizardAddEntryMutation, FormVariables> = gql`
  mutation WizardAddEntry($input: CreateWaitingListEntryInput!) {
    made: createWaitingListEntry(input: $input) {
      id
    }
  }
`;
