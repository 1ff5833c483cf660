import { gql } from '@apollo/client/core';
import type { Documents, ExportedRecordsQuery } from '#src/generated/operations.ts';

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

export const exportRecordsMutation: Documents['ExportRecords'] = gql`
  mutation ExportRecords($input: ExportRecordsInput!) {
    exportRecords(input: $input) {
      ...ExportFields
    }
  }
  ${exportFields}
`;

export const exportedRecordsQuery: Documents['ExportedRecords'] = gql`
  query ExportedRecords($key: ID!) {
    exportedRecords(key: $key) {
      ...ExportFields
    }
  }
  ${exportFields}
`;
