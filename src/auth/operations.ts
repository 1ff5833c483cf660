import { gql } from '@apollo/client/core';

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

export const loginMutation = gql`
  mutation LoginMutation($username: String!, $password: String!) {
    login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) {
      ...SignedIn
    }
  }
  ${signedIn}
`;

export const logoutMutation = gql`
  mutation LogoutMutation {
    logout(input: {}) {
      status
    }
  }
`;

export const refreshTokenMutation = gql`
  mutation RefreshTokenMutation($refreshToken: String!) {
    refreshToken(input: { refreshToken: $refreshToken }) {
      authToken
    }
  }
`;
