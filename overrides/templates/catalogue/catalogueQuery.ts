import { gql, type TypedDocumentNode } from '@apollo/client';
import type { TemplateFieldsQuery, TemplateFieldsQueryVariables } from '#src/generated/operations.ts';

export const templateFieldsQuery: TypedDocumentNode<TemplateFieldsQuery, TemplateFieldsQueryVariables> = gql`
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
