import { gql, type TypedDocumentNode } from '@apollo/client';

export interface HistoryRow {
  readonly id: string;
  readonly event: string;
  readonly oldValues: string | Readonly<Record<string, unknown>> | null;
  readonly newValues: string | Readonly<Record<string, unknown>> | null;
  readonly createdAt: string;
  readonly user: { readonly id: string; readonly fullName: string } | null;
}

export const historyDocument: TypedDocumentNode<
  {
    readonly audits: {
      readonly data: readonly HistoryRow[];
      readonly paginatorInfo: { readonly hasMorePages: boolean };
    };
  },
  { readonly type: string; readonly id: string; readonly first: number }
> = gql`
  query WizardHistory($type: Mixed, $id: Mixed, $first: Int) {
    audits(
      first: $first
      whereConditions: {
        AND: [{ column: AUDITABLE_TYPE, value: $type }, { column: AUDITABLE_ID, value: $id }]
      }
      orderBy: [{ column: CREATED_AT, order: DESC }]
    ) {
      data {
        id
        event
        oldValues
        newValues
        createdAt
        user {
          id: ID
          fullName
        }
      }
      paginatorInfo {
        hasMorePages
      }
    }
  }
`;
