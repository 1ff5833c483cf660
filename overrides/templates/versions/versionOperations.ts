import { gql, type TypedDocumentNode } from '@apollo/client';
import type {
  RestoreTemplateMutation,
  RestoreTemplateMutationVariables,
  TemplateVersionsQuery,
  TemplateVersionsQueryVariables,
} from '#src/generated/operations.ts';

export const templateVersionsQuery: TypedDocumentNode<TemplateVersionsQuery, TemplateVersionsQueryVariables> =
  gql`
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

export const restoreTemplateMutation: TypedDocumentNode<
  RestoreTemplateMutation,
  RestoreTemplateMutationVariables
> = gql`
  mutation RestoreTemplate($id: ID!) {
    restoreMergeTemplate(id: $id) {
      id
      version
    }
  }
`;
