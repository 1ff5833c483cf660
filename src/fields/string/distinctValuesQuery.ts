import { gql } from '@apollo/client';
import type { Documents } from '#src/generated/operations.ts';

export const distinctValuesQuery: Documents['DistinctValues'] = gql`
  query DistinctValues($type: String!, $field: String!, $search: String) {
    distinctValues(type: $type, field: $field, search: $search)
  }
`;
