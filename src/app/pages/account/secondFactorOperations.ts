import { gql } from '@apollo/client/core';
import type { Documents, MySecondFactorQuery } from '#src/generated/operations.ts';

export type MySecondFactor = MySecondFactorQuery['mySecondFactor'];

export const mySecondFactorQuery: Documents['MySecondFactor'] = gql`
  query MySecondFactor {
    mySecondFactor {
      since
      recoveryCodesLeft
      isRequired
    }
  }
`;

export const beginMutation: Documents['BeginMySecondFactor'] = gql`
  mutation BeginMySecondFactor($input: BeginMySecondFactorInput!) {
    beginMySecondFactor(input: $input) {
      challenge
      secret
      uri
    }
  }
`;

export const confirmMutation: Documents['ConfirmMySecondFactor'] = gql`
  mutation ConfirmMySecondFactor($input: ConfirmMySecondFactorInput!) {
    confirmMySecondFactor(input: $input)
  }
`;

export const renewMutation: Documents['RenewMyRecoveryCodes'] = gql`
  mutation RenewMyRecoveryCodes($input: MySecondFactorProofInput!) {
    renewMyRecoveryCodes(input: $input)
  }
`;

export const endMutation: Documents['EndMySecondFactor'] = gql`
  mutation EndMySecondFactor($input: MySecondFactorProofInput!) {
    endMySecondFactor(input: $input)
  }
`;
