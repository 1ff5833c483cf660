import { gql } from '@apollo/client/core';

export const sendResetMutation = gql`
  mutation SendPasswordResetEmailMutation($username: String!) {
    sendPasswordResetEmail(input: { username: $username }) {
      success
    }
  }
`;

export const resetPasswordMutation = gql`
  mutation ResetUserPasswordMutation($login: String!, $key: String!, $password: String!) {
    resetUserPassword(input: { login: $login, key: $key, password: $password }) {
      success
    }
  }
`;
