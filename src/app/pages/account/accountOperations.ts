import { gql } from '@apollo/client/core';
import type { Documents, MySessionsQuery } from '#src/generated/operations.ts';

export type MySession = MySessionsQuery['mySessions'][number];

export const mySessionsQuery: Documents['MySessions'] = gql`
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

export const hasPasswordQuery: Documents['HasPassword'] = gql`
  query HasPassword {
    hasPassword
  }
`;

export const endMySessionMutation: Documents['EndMySession'] = gql`
  mutation EndMySession($sessionId: String!) {
    endMySession(session_id: $sessionId)
  }
`;

export const endMyOtherSessionsMutation: Documents['EndMyOtherSessions'] = gql`
  mutation EndMyOtherSessions {
    endMyOtherSessions
  }
`;

export const updateMyProfileMutation: Documents['UpdateMyProfile'] = gql`
  mutation UpdateMyProfile($input: UpdateMyProfileInput!) {
    updateMyProfile(input: $input) {
      nameTitle
      firstName
      lastName
    }
  }
`;

export const changeMyPasswordMutation: Documents['ChangeMyPassword'] = gql`
  mutation ChangeMyPassword($input: ChangeMyPasswordInput!) {
    changeMyPassword(input: $input)
  }
`;
