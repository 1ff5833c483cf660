import { gql, type TypedDocumentNode } from '@apollo/client';
import type {
  PreviewTemplateMutation,
  PreviewTemplateMutationVariables,
  TemplateEventQuery,
  TemplateEventQueryVariables,
} from '#src/generated/operations.ts';

export const templateEventQuery: TypedDocumentNode<TemplateEventQuery, TemplateEventQueryVariables> = gql`
  query TemplateEvent($id: ID!) {
    centreEvent(id: $id) {
      id
      trainingCentre {
        id
      }
      eventBookings {
        id
        participant {
          id
          fullName
        }
      }
      trainers {
        trainer {
          id
          fullName
        }
      }
    }
  }
`;

export const previewTemplateMutation: TypedDocumentNode<
  PreviewTemplateMutation,
  PreviewTemplateMutationVariables
> = gql`
  mutation PreviewTemplate($input: PreviewMergeTemplateInput!) {
    previewMergeTemplate(input: $input) {
      path
      pages
      missing
      problems
    }
  }
`;
