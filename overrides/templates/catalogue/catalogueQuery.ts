import { gql } from '@apollo/client';
import type { Documents, TemplateFieldsQuery } from '#src/generated/operations.ts';

export const templateFieldsQuery: Documents['TemplateFields'] = gql`
  query TemplateFields($contexts: [MergeContext!]!, $sources: [MergeSourceInput!]) {
    mergeFields(contexts: $contexts, sources: $sources) {
      path
      label
      group
      mergeContext
      kind
      formats
      list
      example
      value
    }
  }
`;

export type MergeField = TemplateFieldsQuery['mergeFields'][number];
