import { gql } from '@apollo/client/core';

export interface MySession {
  readonly sessionId: string;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
  readonly dateStarted: string;
  readonly dateLastUsed: string;
}

export const mySessionsDocument = gql`
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

export const hasPasswordDocument = gql`
  query HasPassword {
    hasPassword
  }
`;

export const endMySessionDocument = gql`
  mutation EndMySession($sessionId: String!) {
    endMySession(session_id: $sessionId)
  }
`;

export const endMyOtherSessionsDocument = gql`
  mutation EndMyOtherSessions {
    endMyOtherSessions
  }
`;

export const updateMyProfileDocument = gql`
  mutation UpdateMyProfile($input: UpdateMyProfileInput!) {
    updateMyProfile(input: $input) {
      nameTitle
      firstName
      lastName
    }
  }
`;

export const changeMyPasswordDocument = gql`
  mutation ChangeMyPassword($input: ChangeMyPasswordInput!) {
    changeMyPassword(input: $input)
  }
`;
