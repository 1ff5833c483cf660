import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

export type { RecordExportInput as TakenOut } from '#src/generated/schema.ts';

export const recordExportMutation: Documents['RecordExport'] = gql`
  mutation RecordExport($input: RecordExportInput!) {
    recordExport(input: $input)
  }
`;
