import { gql, type TypedDocumentNode } from '@apollo/client/core';
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

export const mySessionsDocument: TypedDocumentNode<MySessionsQuery, MySessionsQueryVariables> = gql`
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

export const hasPasswordDocument: TypedDocumentNode<HasPasswordQuery, HasPasswordQueryVariables> = gql`
  query HasPassword {
    hasPassword
  }
`;

export const endMySessionDocument: TypedDocumentNode<EndMySessionMutation, EndMySessionMutationVariables> =
  gql`
    mutation EndMySession($sessionId: String!) {
      endMySession(session_id: $sessionId)
    }
  `;

export const endMyOtherSessionsDocument: TypedDocumentNode<
  EndMyOtherSessionsMutation,
  EndMyOtherSessionsMutationVariables
> = gql`
  mutation EndMyOtherSessions {
    endMyOtherSessions
  }
`;

export const updateMyProfileDocument: TypedDocumentNode<
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

export const changeMyPasswordDocument: TypedDocumentNode<
  ChangeMyPasswordMutation,
  ChangeMyPasswordMutationVariables
> = gql`
  mutation ChangeMyPassword($input: ChangeMyPasswordInput!) {
    changeMyPassword(input: $input)
  }
`;
