import { gql } from '@apollo/client/core';
import { taskParts } from '#src/data/task/taskParts.ts';
import type { Documents } from '#src/generated/operations.ts';

export const previewQuery: Documents['PreviewRecordChange'] = gql`
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
          currency
        }
      }
    }
  }
`;

export const changeMutation: Documents['ChangeRecords'] = gql`
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

/** What is left of a change, and what it asked for. */
export const restQuery: Documents['RestOfChange'] = gql`
  query RestOfChange($id: ID!) {
    task(id: $id) {
      id
      asked
      rows {
        key
        state
      }
    }
  }
`;

export const undoMutation: Documents['UndoRecordChange'] = gql`
  mutation UndoRecordChange($task: ID!, $idempotency_key: ID) {
    undoRecordChange(task: $task, idempotency_key: $idempotency_key) {
      ...TaskParts
    }
  }
  ${taskParts}
`;
