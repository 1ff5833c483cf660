import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';
import type { TaskState } from '#src/generated/schema.ts';
import { taskParts } from './taskParts.ts';

export const pollQuery: Documents['PollTask'] = gql`
  query PollTask($id: ID!) {
    task(id: $id) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const cancelMutation: Documents['CancelTask'] = gql`
  mutation CancelTask($id: ID!) {
    cancelTask(id: $id) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const retryMutation: Documents['RetryTask'] = gql`
  mutation RetryTask($id: ID!, $expected: JSON) {
    retryTask(id: $id, expected: $expected) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const isUnderWay = ({ state }: { readonly state: TaskState }): boolean =>
  state === 'WAITING' || state === 'RUNNING';
