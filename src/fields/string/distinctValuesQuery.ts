import { gql, type TypedDocumentNode } from '@apollo/client';
import type { DistinctValuesQuery, DistinctValuesQueryVariables } from '#src/generated/operations.ts';

export const distinctValuesQuery: TypedDocumentNode<DistinctValuesQuery, DistinctValuesQueryVariables> = gql`
  query DistinctValues($type: String!, $field: String!, $search: String) {
    distinctValues(type: $type, field: $field, search: $search)
  }
`;
