import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  CompleteLoginMutation,
  CompleteLoginMutationVariables,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  LogoutMutationVariables,
  RefreshTokenMutation,
  RefreshTokenMutationVariables,
} from '../generated/contentOperations.ts';

/** Operations of the content endpoint (spec §7). */

/** What a sign-in answers, whichever way it was. */
export const signedIn = gql`
  fragment SignedIn on LoginPayload {
    authToken
    authTokenExpiration
    refreshToken
    refreshTokenExpiration
    user {
      id
      username
      email
      nameTitle
      firstName
      lastName
      options
      preferences
      roles {
        nodes {
          name
        }
      }
      countries {
        nodes {
          id
          name
        }
      }
    }
  }
`;

export const loginMutation: TypedDocumentNode<LoginMutation, LoginMutationVariables> = gql`
  mutation LoginMutation($username: String!, $password: String!) {
    login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) {
      ...SignedIn
      secondFactor {
        challenge
        setUp {
          secret
          uri
        }
      }
    }
  }
  ${signedIn}
`;

export const completeLoginMutation: TypedDocumentNode<CompleteLoginMutation, CompleteLoginMutationVariables> =
  gql`
    mutation CompleteLoginMutation($challenge: String!, $code: String!) {
      completeLogin(input: { challenge: $challenge, code: $code }) {
        ...SignedIn
        recoveryCodes
      }
    }
    ${signedIn}
  `;

export const logoutMutation: TypedDocumentNode<LogoutMutation, LogoutMutationVariables> = gql`
  mutation LogoutMutation {
    logout(input: {}) {
      status
    }
  }
`;

export const refreshTokenMutation: TypedDocumentNode<RefreshTokenMutation, RefreshTokenMutationVariables> =
  gql`
    mutation RefreshTokenMutation($refreshToken: String!) {
      refreshToken(input: { refreshToken: $refreshToken }) {
        authToken
      }
    }
  `;
