// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const taskListOperation = gql`
  query TaskList($kind: String, $subject: String) {
    tasks(kind: $kind, subject: $subject) {
      id
      title
      kind
      state
      total
      done
      failed
      isCancelling
      message
      subject
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
      kind
      state
      total
      done
      failed
      isCancelling
      message
      result
      subject
      owner {
        id: ID
        fullName
      }
      rows {
        position
        key
        label
        state
        message
        result
      }
      dateCreated
      dateStarted
      dateEnded
    }
  }
`;
