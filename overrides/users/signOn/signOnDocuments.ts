import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';

export interface LinkedAccount {
  readonly id: string;
  readonly objectId: string;
  readonly dateLinked: string;
  readonly lastSignIn: string | null;
}

export interface SignOn {
  readonly isAvailable: boolean;
  readonly identities: readonly LinkedAccount[];
}

const fields = gql`
  fragment SignOn on UserSignOn {
    isAvailable
    identities {
      id
      objectId
      dateLinked
      lastSignIn
    }
  }
`;

export const signOnDocument: TypedDocumentNode<
  { readonly userSignOn: SignOn | null },
  { readonly userId: string }
> = gql`
  query UserSignOn($userId: ID!) {
    userSignOn(user_id: $userId) {
      ...SignOn
    }
  }
  ${fields}
`;

export const linkDocument: TypedDocumentNode<
  { readonly linkUserIdentity: SignOn },
  { readonly input: { readonly user_id: string; readonly object_id: string } }
> = gql`
  mutation LinkUserIdentity($input: LinkUserIdentityInput!) {
    linkUserIdentity(input: $input) {
      ...SignOn
    }
  }
  ${fields}
`;

export const unlinkDocument: TypedDocumentNode<
  { readonly unlinkUserIdentity: SignOn },
  { readonly id: string }
> = gql`
  mutation UnlinkUserIdentity($id: ID!) {
    unlinkUserIdentity(id: $id) {
      ...SignOn
    }
  }
  ${fields}
`;
