import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  ResetUserPasswordMutation,
  ResetUserPasswordMutationVariables,
  SendPasswordResetEmailMutation,
  SendPasswordResetEmailMutationVariables,
} from '#src/generated/contentOperations.ts';

export const sendResetMutation: TypedDocumentNode<
  SendPasswordResetEmailMutation,
  SendPasswordResetEmailMutationVariables
> = gql`
  mutation SendPasswordResetEmailMutation($username: String!) {
    sendPasswordResetEmail(input: { username: $username }) {
      success
    }
  }
`;

export const resetPasswordMutation: TypedDocumentNode<
  ResetUserPasswordMutation,
  ResetUserPasswordMutationVariables
> = gql`
  mutation ResetUserPasswordMutation($login: String!, $key: String!, $password: String!) {
    resetUserPassword(input: { login: $login, key: $key, password: $password }) {
      success
    }
  }
`;
