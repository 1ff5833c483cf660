import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type {
  AttachToCentreMutation,
  AttachToCentreMutationVariables,
  AttachToEventMutation,
  AttachToEventMutationVariables,
  DocumentsOfEventQuery,
  DocumentsOfEventQueryVariables,
} from '#src/generated/operations.ts';

export type GeneratedDocumentOfEvent = DocumentsOfEventQuery['generatedDocuments']['data'][number];

/** What was made for an event and could be approved. */
export const documentsOfEventQuery: TypedDocumentNode<DocumentsOfEventQuery, DocumentsOfEventQueryVariables> =
  gql`
    query DocumentsOfEvent($id: ID!) {
      generatedDocuments(
        first: 50
        where: { centre_event_id: $id }
        orderBy: [{ column: DATE_CREATED, order: DESC }]
      ) {
        data {
          id
          guid
          title
          fileName
          pages
          runType
          dateCreated
          author {
            fullName
          }
        }
      }
    }
  `;

export const attachToEventMutation: TypedDocumentNode<AttachToEventMutation, AttachToEventMutationVariables> =
  gql`
    mutation AttachToEvent($centreEventId: ID!, $name: String, $documentGuid: ID, $purpose: ApprovalPurpose) {
      attachApprovedDocumentToCentreEvent(
        centreEventId: $centreEventId
        name: $name
        documentGuid: $documentGuid
        purpose: $purpose
      ) {
        id
      }
    }
  `;

export const attachToCentreMutation: TypedDocumentNode<
  AttachToCentreMutation,
  AttachToCentreMutationVariables
> = gql`
  mutation AttachToCentre($trainingCentreId: ID!, $name: String) {
    attachApprovedDocumentToTrainingCentre(trainingCentreId: $trainingCentreId, name: $name) {
      id
    }
  }
`;
