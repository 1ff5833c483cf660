import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type {
  LinkUserIdentityMutation,
  LinkUserIdentityMutationVariables,
  ResetUserSecondFactorMutation,
  ResetUserSecondFactorMutationVariables,
  SignOnFragment,
  UnlinkUserIdentityMutation,
  UnlinkUserIdentityMutationVariables,
  UserSignOnQuery,
  UserSignOnQueryVariables,
} from '#src/generated/operations.ts';

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

export const signOnQuery: TypedDocumentNode<UserSignOnQuery, UserSignOnQueryVariables> = gql`
  query UserSignOn($userId: ID!) {
    userSignOn(user_id: $userId) {
      ...SignOn
    }
  }
  ${fields}
`;

export const linkMutation: TypedDocumentNode<LinkUserIdentityMutation, LinkUserIdentityMutationVariables> =
  gql`
    mutation LinkUserIdentity($input: LinkUserIdentityInput!) {
      linkUserIdentity(input: $input) {
        ...SignOn
      }
    }
    ${fields}
  `;

export const resetSecondFactorMutation: TypedDocumentNode<
  ResetUserSecondFactorMutation,
  ResetUserSecondFactorMutationVariables
> = gql`
  mutation ResetUserSecondFactor($userId: ID!) {
    resetUserSecondFactor(user_id: $userId) {
      ...SignOn
    }
  }
  ${fields}
`;

export const unlinkMutation: TypedDocumentNode<
  UnlinkUserIdentityMutation,
  UnlinkUserIdentityMutationVariables
> = gql`
  mutation UnlinkUserIdentity($id: ID!) {
    unlinkUserIdentity(id: $id) {
      ...SignOn
    }
  }
  ${fields}
`;
