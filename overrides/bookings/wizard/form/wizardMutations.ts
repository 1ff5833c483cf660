import { gql, type TypedDocumentNode } from '@apollo/client';

interface Made {
  readonly id: string;
}
type Variables = { readonly input: Readonly<Record<string, unknown>> };

export const addBookingDocument: TypedDocumentNode<{ readonly made: Made }, Variables> = gql`
  mutation WizardAddBooking($input: CreateEventBookingInput!) {
    made: createEventBooking(input: $input) {
      id
    }
  }
`;

export const addEntryDocument: TypedDocumentNode<{ readonly made: Made }, Variables> = gql`
  mutation WizardAddEntry($input: CreateWaitingListEntryInput!) {
    made: createWaitingListEntry(input: $input) {
      id
    }
  }
`;
