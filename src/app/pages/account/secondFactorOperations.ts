import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  BeginMySecondFactorMutation,
  BeginMySecondFactorMutationVariables,
  ConfirmMySecondFactorMutation,
  ConfirmMySecondFactorMutationVariables,
  EndMySecondFactorMutation,
  EndMySecondFactorMutationVariables,
  MySecondFactorQuery,
  MySecondFactorQueryVariables,
  RenewMyRecoveryCodesMutation,
  RenewMyRecoveryCodesMutationVariables,
} from '#src/generated/operations.ts';

export type MySecondFactor = MySecondFactorQuery['mySecondFactor'];

export const mySecondFactorQuery: TypedDocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables> = gql`
  query MySecondFactor {
    mySecondFactor {
      since
      recoveryCodesLeft
      isRequired
    }
  }
`;

export const beginMutation: TypedDocumentNode<
  BeginMySecondFactorMutation,
  BeginMySecondFactorMutationVariables
> = gql`
  mutation BeginMySecondFactor($input: BeginMySecondFactorInput!) {
    beginMySecondFactor(input: $input) {
      challenge
      secret
      uri
    }
  }
`;

export const confirmMutation: TypedDocumentNode<
  ConfirmMySecondFactorMutation,
  ConfirmMySecondFactorMutationVariables
> = gql`
  mutation ConfirmMySecondFactor($input: ConfirmMySecondFactorInput!) {
    confirmMySecondFactor(input: $input)
  }
`;

export const renewMutation: TypedDocumentNode<
  RenewMyRecoveryCodesMutation,
  RenewMyRecoveryCodesMutationVariables
> = gql`
  mutation RenewMyRecoveryCodes($input: MySecondFactorProofInput!) {
    renewMyRecoveryCodes(input: $input)
  }
`;

export const endMutation: TypedDocumentNode<EndMySecondFactorMutation, EndMySecondFactorMutationVariables> =
  gql`
    mutation EndMySecondFactor($input: MySecondFactorProofInput!) {
      endMySecondFactor(input: $input)
    }
  `;
