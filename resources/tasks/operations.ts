// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const taskListOperation = gql`
  query TaskList($kind: String, $subject: String) {
    tasks(kind: $kind, subject: $subject) {
      id
      title
      state
      total
      done
      failed
      isCancelling
      message
      owner {
        id: ID
        fullName
      }
      dateCreated
      dateStarted
      dateEnded
    }
  }
`;

export const taskPickOperation = gql`
  query TaskPick($kind: String, $subject: String) {
    tasks(kind: $kind, subject: $subject) {
      id
      title
    }
  }
`;

export const taskShowOperation = gql`
  query TaskShow($id: ID!) {
    task(id: $id) {
      id
      title
      state
      total
      done
      failed
      isCancelling
      message
      owner {
        id: ID
        fullName
      }
      rows {
        position
        label
        state
        message
      }
      dateCreated
      dateStarted
      dateEnded
    }
  }
`;
