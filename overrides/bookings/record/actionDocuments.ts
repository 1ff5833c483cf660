import { gql, type TypedDocumentNode } from '@apollo/client';

type Answer = TypedDocumentNode<unknown, Readonly<Record<string, unknown>>>;

export const changeBookingDocument: Answer = gql`
  mutation WizardChangeBooking($input: UpdateEventBookingInput!) {
    updateEventBooking(input: $input) {
      id
    }
  }
`;

export const changeEntryDocument: Answer = gql`
  mutation WizardChangeEntry($input: UpdateWaitingListEntryInput!) {
    updateWaitingListEntry(input: $input) {
      id
    }
  }
`;

export const attachDocument: Answer = gql`
  mutation WizardAttach($id: ID!, $participant: ID!, $reason: String) {
    attachParticipantToEventBooking(
      event_booking_id: $id
      participant_id: $participant
      override_reason: $reason
    ) {
      id
    }
  }
`;

export const upgradeDocument: TypedDocumentNode<
  { readonly upgradeWaitingListEntryToBooking: { readonly id: string } },
  Readonly<Record<string, unknown>>
> = gql`
  mutation WizardUpgrade($id: ID!, $reason: String) {
    upgradeWaitingListEntryToBooking(id: $id, override_reason: $reason) {
      id
    }
  }
`;

export const removeEntryDocument: Answer = gql`
  mutation WizardRemoveEntry($id: ID!) {
    deleteWaitingListEntry(id: $id) {
      id
    }
  }
`;

export interface Passport {
  readonly passportNumber: string | null;
  readonly passportCountryIssue: string | null;
  readonly passportExpirationDate: string | null;
}

export const revealSeatDocument: TypedDocumentNode<
  { readonly passport: Passport },
  { readonly id: string; readonly reason: string | null }
> = gql`
  mutation WizardRevealBookingPassport($id: ID!, $reason: String) {
    passport: revealEventBookingPassport(id: $id, reason: $reason) {
      passportNumber
      passportCountryIssue
      passportExpirationDate
    }
  }
`;

export const revealEntryDocument: TypedDocumentNode<
  { readonly passport: Passport },
  { readonly id: string; readonly reason: string | null }
> = gql`
  mutation WizardRevealEntryPassport($id: ID!, $reason: String) {
    passport: revealWaitingListEntryPassport(id: $id, reason: $reason) {
      passportNumber
      passportCountryIssue
      passportExpirationDate
    }
  }
`;
