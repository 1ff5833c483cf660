import { gql } from '@apollo/client';
import type { Documents, TemplateVersionsQuery } from '#src/generated/operations.ts';

export const templateVersionsQuery: Documents['TemplateVersions'] = gql`
  query TemplateVersions($id: ID!) {
    mergeTemplate(id: $id) {
      id
      versions {
        id
        name
        version
        html
        dateCreated
        author {
          fullName
        }
        usedBy {
          runs
          documents
        }
      }
    }
  }
`;

export type TemplateVersion = NonNullable<TemplateVersionsQuery['mergeTemplate']>['versions'][number];

export const restoreTemplateMutation: Documents['RestoreTemplate'] = gql`
  mutation RestoreTemplate($id: ID!, $idempotency_key: ID) {
    restoreMergeTemplate(id: $id, idempotency_key: $idempotency_key) {
      id
      version
    }
  }
`;
