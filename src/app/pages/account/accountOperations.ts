import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client/core';
import { useDataClient } from '#src/data/DataClient.tsx';
import { type Call, useCall } from '#src/data/write/useCall.ts';
import type {
  ChangeMyPasswordMutation,
  ChangeMyPasswordMutationVariables,
  EndMyOtherSessionsMutation,
  EndMyOtherSessionsMutationVariables,
  EndMySessionMutation,
  EndMySessionMutationVariables,
  HasPasswordQuery,
  HasPasswordQueryVariables,
  MySessionsQuery,
  MySessionsQueryVariables,
  UpdateMyProfileMutation,
  UpdateMyProfileMutationVariables,
} from '#src/generated/operations.ts';

export type MySession = MySessionsQuery['mySessions'][number];

export const mySessionsQuery: TypedDocumentNode<MySessionsQuery, MySessionsQueryVariables> = gql`
  query MySessions {
    mySessions {
      sessionId
      userAgent
      isCurrent
      dateStarted
      dateLastUsed
    }
  }
`;

export const hasPasswordQuery: TypedDocumentNode<HasPasswordQuery, HasPasswordQueryVariables> = gql`
  query HasPassword {
    hasPassword
  }
`;

export const endMySessionMutation: TypedDocumentNode<EndMySessionMutation, EndMySessionMutationVariables> =
  gql`
    mutation EndMySession($sessionId: String!) {
      endMySession(session_id: $sessionId)
    }
  `;

export const endMyOtherSessionsMutation: TypedDocumentNode<
  EndMyOtherSessionsMutation,
  EndMyOtherSessionsMutationVariables
> = gql`
  mutation EndMyOtherSessions {
    endMyOtherSessions
  }
`;

export const updateMyProfileMutation: TypedDocumentNode<
  UpdateMyProfileMutation,
  UpdateMyProfileMutationVariables
> = gql`
  mutation UpdateMyProfile($input: UpdateMyProfileInput!) {
    updateMyProfile(input: $input) {
      nameTitle
      firstName
      lastName
    }
  }
`;

export const changeMyPasswordMutation: TypedDocumentNode<
  ChangeMyPasswordMutation,
  ChangeMyPasswordMutationVariables
> = gql`
  mutation ChangeMyPassword($input: ChangeMyPasswordInput!) {
    changeMyPassword(input: $input)
  }
`;

/** One change of one's own account. */
export const useAccountCall = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): Call<Data, Variables> => useCall(useDataClient(), mutation);
