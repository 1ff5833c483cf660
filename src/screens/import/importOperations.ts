import { gql } from '@apollo/client/core';
import type { Documents, RecordImportQuery, RecordImportRowsQuery } from '#src/generated/operations.ts';

export type ReadImport = NonNullable<RecordImportQuery['recordImport']>;
type ReadRows = NonNullable<RecordImportRowsQuery['recordImportRows']>;
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
      value
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
    undecided
    alike
    usable
    takesKnown
    done
    failed
    shortages
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
    decision
    personId
    alike {
      type
      personId
      name
      line
      reasons
    }
  }
`;

export const recordImportQuery: Documents['RecordImport'] = gql`
  query RecordImport($key: ID!) {
    recordImport(key: $key) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const recordImportRowsQuery: Documents['RecordImportRows'] = gql`
  query RecordImportRows(
    $key: ID!
    $outcome: ImportOutcome
    $state: ImportRowState
    $alike: Boolean
    $first: Int
    $page: Int
  ) {
    recordImportRows(key: $key, outcome: $outcome, state: $state, alike: $alike, first: $first, page: $page) {
      total
      data {
        ...ImportRowFields
      }
    }
  }
  ${rowFields}
`;

export const startImportMutation: Documents['StartImport'] = gql`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const changeImportMutation: Documents['ChangeImport'] = gql`
  mutation ChangeImport($input: ChangeImportInput!) {
    changeImport(input: $input) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const checkImportMutation: Documents['CheckImport'] = gql`
  mutation CheckImport($key: ID!) {
    checkImport(key: $key) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const runImportMutation: Documents['RunImport'] = gql`
  mutation RunImport($key: ID!) {
    runImport(key: $key) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const stopImportMutation: Documents['StopImport'] = gql`
  mutation StopImport($id: ID!) {
    cancelTask(id: $id) {
      id
    }
  }
`;

export const amendImportRowMutation: Documents['AmendImportRow'] = gql`
  mutation AmendImportRow($input: AmendImportRowInput!) {
    amendImportRow(input: $input) {
      ...ImportRowFields
    }
  }
  ${rowFields}
`;

export const decideImportRowsMutation: Documents['DecideImportRows'] = gql`
  mutation DecideImportRows($input: DecideImportRowsInput!) {
    decideImportRows(input: $input) {
      ...ImportFields
    }
  }
  ${importFields}
`;

export const importProblemsMutation: Documents['ImportProblems'] = gql`
  mutation ImportProblems($key: ID!) {
    importProblems(key: $key)
  }
`;
