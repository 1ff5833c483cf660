import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  ExportedRecordsQuery,
  ExportedRecordsQueryVariables,
  ExportRecordsMutation,
  ExportRecordsMutationVariables,
} from '#src/generated/operations.ts';

export type ExportedFile = NonNullable<ExportedRecordsQuery['exportedRecords']>;

const exportFields = gql`
  fragment ExportFields on RecordExport {
    key
    fileName
    rows
    path
    message
  }
`;

export const exportRecordsMutation: TypedDocumentNode<ExportRecordsMutation, ExportRecordsMutationVariables> =
  gql`
    mutation ExportRecords($input: ExportRecordsInput!) {
      exportRecords(input: $input) {
        ...ExportFields
      }
    }
    ${exportFields}
  `;

export const exportedRecordsQuery: TypedDocumentNode<ExportedRecordsQuery, ExportedRecordsQueryVariables> =
  gql`
    query ExportedRecords($key: ID!) {
      exportedRecords(key: $key) {
        ...ExportFields
      }
    }
    ${exportFields}
  `;
