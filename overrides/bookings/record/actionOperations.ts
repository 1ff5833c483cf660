import { gql, type TypedDocumentNode } from '@apollo/client';
import type {
  WizardAttachMutation,
  WizardAttachMutationVariables,
  WizardChangeBookingMutation,
  WizardChangeBookingMutationVariables,
  WizardChangeEntryMutation,
  WizardChangeEntryMutationVariables,
  WizardRemoveEntryMutation,
  WizardRemoveEntryMutationVariables,
  WizardRevealBookingPassportMutation,
  WizardRevealBookingPassportMutationVariables,
  WizardRevealEntryPassportMutation,
  WizardRevealEntryPassportMutationVariables,
  WizardUpgradeMutation,
  WizardUpgradeMutationVariables,
} from '#src/generated/operations.ts';

export const changeBookingMutation: TypedDocumentNode<
  WizardChangeBookingMutation,
  WizardChangeBookingMutationVariables
> = gql`
  mutation WizardChangeBooking($input: UpdateEventBookingInput!) {
    updateEventBooking(input: $input) {
      id
    }
  }
`;

export const changeEntryMutation: TypedDocumentNode<
  WizardChangeEntryMutation,
  WizardChangeEntryMutationVariables
> = gql`
  mutation WizardChangeEntry($input: UpdateWaitingListEntryInput!) {
    updateWaitingListEntry(input: $input) {
      id
    }
  }
`;

export const attachMutation: TypedDocumentNode<WizardAttachMutation, WizardAttachMutationVariables> = gql`
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

export const upgradeMutation: TypedDocumentNode<WizardUpgradeMutation, WizardUpgradeMutationVariables> = gql`
  mutation WizardUpgrade($id: ID!, $reason: String) {
    upgradeWaitingListEntryToBooking(id: $id, override_reason: $reason) {
      id
    }
  }
`;

export const removeEntryMutation: TypedDocumentNode<
  WizardRemoveEntryMutation,
  WizardRemoveEntryMutationVariables
> = gql`
  mutation WizardRemoveEntry($id: ID!) {
    deleteWaitingListEntry(id: $id) {
      id
    }
  }
`;

export type Passport = WizardRevealBookingPassportMutation['passport'];

export const revealSeatMutation: TypedDocumentNode<
  WizardRevealBookingPassportMutation,
  WizardRevealBookingPassportMutationVariables
> = gql`
  mutation WizardRevealBookingPassport($id: ID!, $reason: String) {
    passport: revealEventBookingPassport(id: $id, reason: $reason) {
      passportNumber
      passportCountryIssue
      passportExpirationDate
    }
  }
`;

export const revealEntryMutation: TypedDocumentNode<
  WizardRevealEntryPassportMutation,
  WizardRevealEntryPassportMutationVariables
> = gql`
  mutation WizardRevealEntryPassport($id: ID!, $reason: String) {
    passport: revealWaitingListEntryPassport(id: $id, reason: $reason) {
      passportNumber
      passportCountryIssue
      passportExpirationDate
    }
  }
`;
