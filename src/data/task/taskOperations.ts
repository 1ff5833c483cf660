import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  CancelTaskMutation,
  CancelTaskMutationVariables,
  PollTaskQuery,
  PollTaskQueryVariables,
  RetryTaskMutation,
  RetryTaskMutationVariables,
} from '#src/generated/operations.ts';
import type { TaskState } from '#src/generated/schema.ts';
import { taskParts } from './taskParts.ts';

export const pollQuery: TypedDocumentNode<PollTaskQuery, PollTaskQueryVariables> = gql`
  query PollTask($id: ID!) {
    task(id: $id) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const cancelMutation: TypedDocumentNode<CancelTaskMutation, CancelTaskMutationVariables> = gql`
  mutation CancelTask($id: ID!) {
    cancelTask(id: $id) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const retryMutation: TypedDocumentNode<RetryTaskMutation, RetryTaskMutationVariables> = gql`
  mutation RetryTask($id: ID!) {
    retryTask(id: $id) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const isUnderWay = ({ state }: { readonly state: TaskState }): boolean =>
  state === 'WAITING' || state === 'RUNNING';
