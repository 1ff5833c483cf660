import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type { RecordExportMutation, RecordExportMutationVariables } from '#src/generated/operations.ts';

export type { RecordExportInput as TakenOut } from '#src/generated/schema.ts';

export const recordExportMutation: TypedDocumentNode<RecordExportMutation, RecordExportMutationVariables> =
  gql`
    mutation RecordExport($input: RecordExportInput!) {
      recordExport(input: $input)
    }
  `;
