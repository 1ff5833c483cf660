import { gql } from '@apollo/client';
import type { Documents, WizardRevealBookingPassportMutation } from '#src/generated/operations.ts';

export const changeBookingMutation: Documents['WizardChangeBooking'] = gql`
  mutation WizardChangeBooking($input: UpdateEventBookingInput!) {
    updateEventBooking(input: $input) {
      id
    }
  }
`;

export const changeEntryMutation: Documents['WizardChangeEntry'] = gql`
  mutation WizardChangeEntry($input: UpdateWaitingListEntryInput!) {
    updateWaitingListEntry(input: $input) {
      id
    }
  }
`;

export const upgradeMutation: Documents['WizardUpgrade'] = gql`
  mutation WizardUpgrade($id: ID!, $reason: String, $idempotency_key: ID) {
    upgradeWaitingListEntryToBooking(id: $id, override_reason: $reason, idempotency_key: $idempotency_key) {
      id
    }
  }
`;

export const removeEntryMutation: Documents['WizardRemoveEntry'] = gql`
  mutation WizardRemoveEntry($id: ID!) {
    deleteWaitingListEntry(id: $id) {
      id
    }
  }
`;

export type Passport = WizardRevealBookingPassportMutation['passport'];

export const revealSeatMutation: Documents['WizardRevealBookingPassport'] = gql`
  mutation WizardRevealBookingPassport($id: ID!, $reason: String) {
    passport: revealEventBookingPassport(id: $id, reason: $reason) {
      passportNumber
      passportCountryIssue
      passportExpirationDate
    }
  }
`;

export const revealEntryMutation: Documents['WizardRevealEntryPassport'] = gql`
  mutation WizardRevealEntryPassport($id: ID!, $reason: String) {
    passport: revealWaitingListEntryPassport(id: $id, reason: $reason) {
      passportNumber
      passportCountryIssue
      passportExpirationDate
    }
  }
`;
