import { gql } from '@apollo/client/core';
import type { Documents } from '../generated/contentOperations.ts';

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

export const loginMutation: Documents['LoginMutation'] = gql`
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

export const completeLoginMutation: Documents['CompleteLoginMutation'] = gql`
  mutation CompleteLoginMutation($challenge: String!, $code: String!) {
    completeLogin(input: { challenge: $challenge, code: $code }) {
      ...SignedIn
      recoveryCodes
    }
  }
  ${signedIn}
`;

export const logoutMutation: Documents['LogoutMutation'] = gql`
  mutation LogoutMutation {
    logout(input: {}) {
      status
    }
  }
`;

export const refreshTokenMutation: Documents['RefreshTokenMutation'] = gql`
  mutation RefreshTokenMutation($refreshToken: String!) {
    refreshToken(input: { refreshToken: $refreshToken }) {
      authToken
    }
  }
`;
