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

/** The texts of two versions: all of them together may be longer than an answer. */
export const versionTextsQuery: Documents['VersionTexts'] = gql`
  query VersionTexts($before: ID!, $after: ID!) {
    before: mergeTemplate(id: $before) {
      html
    }
    after: mergeTemplate(id: $after) {
      html
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
