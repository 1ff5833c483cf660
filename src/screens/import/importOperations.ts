import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  AmendImportRowMutation,
  AmendImportRowMutationVariables,
  ChangeImportMutation,
  ChangeImportMutationVariables,
  CheckImportMutation,
  CheckImportMutationVariables,
  ImportProblemsMutation,
  ImportProblemsMutationVariables,
  RecordImportQuery,
  RecordImportQueryVariables,
  RecordImportRowsQuery,
  RecordImportRowsQueryVariables,
  RunImportMutation,
  RunImportMutationVariables,
  StartImportMutation,
  StartImportMutationVariables,
  StopImportMutation,
  StopImportMutationVariables,
} from '#src/generated/operations.ts';

export type ReadImport = NonNullable<RecordImportQuery['recordImport']>;
export type ReadRows = NonNullable<RecordImportRowsQuery['recordImportRows']>;
export type ReadRow = ReadRows['data'][number];

const importFields = gql`
  fragment ImportFields on RecordImport {
    key
    type
    fileName
    format
    encoding
    separator
    sheet
    sheets
    decimals
    dates
    clears
    match
    columns {
      name
      field
      samples
    }
    fields {
      field
      label
      required
      matches
    }
    state
    message
    taskId
    rows
    checked
    created
    changed
    unchanged
    refused
    done
    failed
    importedBefore
  }
`;

const rowFields = gql`
  fragment ImportRowFields on ImportRow {
    position
    line
    cells
    outcome
    state
    recordId
    problems {
      column
      message
    }
    changes {
      field
      old
      new
    }
  }
`;

export const recordImportQuery: TypedDocumentNode<RecordImportQuery, RecordImportQueryVariables> = gql`
  query RecordImport($key: ID!) {
    recordImport(key: $key) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const recordImportRowsQuery: TypedDocumentNode<RecordImportRowsQuery, RecordImportRowsQueryVariables> =
  gql`
    query RecordImportRows(
      $key: ID!
      $outcome: ImportOutcome
      $state: ImportRowState
      $first: Int
      $page: Int
    ) {
      recordImportRows(key: $key, outcome: $outcome, state: $state, first: $first, page: $page) {
        total
        data {
          ...ImportRowFields
        }
      }
    }
    ${rowFields}
  `;

export const startImportMutation: TypedDocumentNode<StartImportMutation, StartImportMutationVariables> = gql`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const changeImportMutation: TypedDocumentNode<ChangeImportMutation, ChangeImportMutationVariables> =
  gql`
    mutation ChangeImport($input: ChangeImportInput!) {
      changeImport(input: $input) {
        ...ImportFields
      }
    }
    ${importFields}
  `;

export const checkImportMutation: TypedDocumentNode<CheckImportMutation, CheckImportMutationVariables> = gql`
  mutation CheckImport($key: ID!) {
    checkImport(key: $key) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const runImportMutation: TypedDocumentNode<RunImportMutation, RunImportMutationVariables> = gql`
  mutation RunImport($key: ID!) {
    runImport(key: $key) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const stopImportMutation: TypedDocumentNode<StopImportMutation, StopImportMutationVariables> = gql`
  mutation StopImport($id: ID!) {
    cancelTask(id: $id) {
      id
    }
  }
`;

export const amendImportRowMutation: TypedDocumentNode<
  AmendImportRowMutation,
  AmendImportRowMutationVariables
> = gql`
  mutation AmendImportRow($input: AmendImportRowInput!) {
    amendImportRow(input: $input) {
      ...ImportRowFields
    }
  }
  ${rowFields}
`;

export const importProblemsMutation: TypedDocumentNode<
  ImportProblemsMutation,
  ImportProblemsMutationVariables
> = gql`
  mutation ImportProblems($key: ID!) {
    importProblems(key: $key)
  }
`;
