import { gql, type TypedDocumentNode } from '@apollo/client/core';

export interface TakenOut {
  /** The type in the contract, or Dashboard. */
  readonly subject: string;
  /** What the list or the chart is called. */
  readonly title: string;
  /** JSON text. */
  readonly filter: string;
  readonly rows: number;
  readonly columns: readonly string[];
}

export const recordExportDocument: TypedDocumentNode<
  { readonly recordExport: boolean },
  { readonly input: TakenOut }
> = gql`
  mutation RecordExport($input: RecordExportInput!) {
    recordExport(input: $input)
  }
`;
