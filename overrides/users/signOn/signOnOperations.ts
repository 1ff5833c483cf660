import { gql } from '@apollo/client/core';
import type { Documents, SignOnFragment } from '#src/generated/operations.ts';

export type SignOn = SignOnFragment;
export type LinkedAccount = SignOn['identities'][number];

const fields = gql`
  fragment SignOn on UserSignOn {
    isAvailable
    secondFactorSince
    identities {
      id
      objectId
      dateLinked
      lastSignIn
    }
  }
`;

export const signOnQuery: Documents['UserSignOn'] = gql`
  query UserSignOn($userId: ID!) {
    userSignOn(user_id: $userId) {
      ...SignOn
    }
  }
  ${fields}
`;

export const linkMutation: Documents['LinkUserIdentity'] = gql`
  mutation LinkUserIdentity($input: LinkUserIdentityInput!) {
    linkUserIdentity(input: $input) {
      ...SignOn
    }
  }
  ${fields}
`;

export const resetSecondFactorMutation: Documents['ResetUserSecondFactor'] = gql`
  mutation ResetUserSecondFactor($userId: ID!) {
    resetUserSecondFactor(user_id: $userId) {
      ...SignOn
    }
  }
  ${fields}
`;

export const unlinkMutation: Documents['UnlinkUserIdentity'] = gql`
  mutation UnlinkUserIdentity($id: ID!) {
    unlinkUserIdentity(id: $id) {
      ...SignOn
    }
  }
  ${fields}
`;
