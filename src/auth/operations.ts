import { gql } from '@apollo/client/core';

/** Operations of the content endpoint (spec §7). */

export const loginMutation = gql`
  mutation LoginMutation($username: String!, $password: String!) {
    login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) {
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
  }
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
