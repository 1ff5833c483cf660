import { gql, type TypedDocumentNode } from '@apollo/client/core';
import { taskParts } from '#src/data/task/taskParts.ts';
import type {
  ChangeRecordsMutation,
  ChangeRecordsMutationVariables,
  PreviewRecordChangeQuery,
  PreviewRecordChangeQueryVariables,
  UndoRecordChangeMutation,
  UndoRecordChangeMutationVariables,
} from '#src/generated/operations.ts';

export const previewQuery: TypedDocumentNode<PreviewRecordChangeQuery, PreviewRecordChangeQueryVariables> =
  gql`
    query PreviewRecordChange($selection: RowSelection!, $changes: JSON!, $add: JSON, $isFirst: Boolean!) {
      previewRecordChange(selection: $selection, changes: $changes, add: $add) {
        ids @include(if: $isFirst)
        looked
        rows {
          id
          label
          state
          reason
          version
          changes {
            field
            before
            after
          }
        }
      }
    }
  `;

export const changeMutation: TypedDocumentNode<ChangeRecordsMutation, ChangeRecordsMutationVariables> = gql`
  mutation ChangeRecords(
    $selection: RowSelection!
    $changes: JSON!
    $add: JSON
    $expected: JSON
    $idempotency_key: String
  ) {
    changeRecords(
      selection: $selection
      changes: $changes
      add: $add
      expected: $expected
      idempotency_key: $idempotency_key
    ) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export const undoMutation: TypedDocumentNode<UndoRecordChangeMutation, UndoRecordChangeMutationVariables> =
  gql`
    mutation UndoRecordChange($task: ID!) {
      undoRecordChange(task: $task) {
        ...TaskParts
      }
    }
    ${taskParts}
  `;
