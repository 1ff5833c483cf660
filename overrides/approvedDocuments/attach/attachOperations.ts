import { gql } from '@apollo/client/core';
import type { Documents, DocumentsOfEventQuery } from '#src/generated/operations.ts';

export type GeneratedDocumentOfEvent = DocumentsOfEventQuery['generatedDocuments']['data'][number];

/** What was made for an event and could be approved. */
export const documentsOfEventQuery: Documents['DocumentsOfEvent'] = gql`
  query DocumentsOfEvent($id: ID!, $kind: DocumentRunType) {
    generatedDocuments(
      first: 50
      where: { centre_event_id: $id, run_type: $kind }
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
      paginatorInfo {
        total
      }
    }
  }
`;

export const attachToEventMutation: Documents['AttachToEvent'] = gql`
  mutation AttachToEvent(
    $centreEventId: ID!
    $name: String
    $documentGuid: ID
    $purpose: ApprovalPurpose
    $idempotency_key: ID
  ) {
    attachApprovedDocumentToCentreEvent(
      centreEventId: $centreEventId
      name: $name
      documentGuid: $documentGuid
      purpose: $purpose
      idempotency_key: $idempotency_key
    ) {
      id
    }
  }
`;

export const attachToCentreMutation: Documents['AttachToCentre'] = gql`
  mutation AttachToCentre($trainingCentreId: ID!, $name: String, $idempotency_key: ID) {
    attachApprovedDocumentToTrainingCentre(
      trainingCentreId: $trainingCentreId
      name: $name
      idempotency_key: $idempotency_key
    ) {
      id
    }
  }
`;
