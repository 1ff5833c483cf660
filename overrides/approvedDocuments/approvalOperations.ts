import { gql } from '@apollo/client/core';
import type {
  Documents,
  ApprovalCountsQuery,
  DocumentsToApproveQuery,
  HeldDocumentsQuery,
  StaleChangesQuery,
} from '#src/generated/operations.ts';

export type ApprovalCounts = ApprovalCountsQuery['approvalCounts'];
export type HeldDocument = HeldDocumentsQuery['approvedDocuments'][number];
export type Change = StaleChangesQuery['approvedDocumentsPaginated']['data'][number]['changes'][number];

/** What a document says otherwise than when it was approved, or made. */
const changeParts = gql`
  fragment ApprovalChanges on ApprovedDocument {
    changes {
      label
      field
      before
      after
    }
  }
`;

export const approvalCountsQuery: Documents['ApprovalCounts'] = gql`
  query ApprovalCounts {
    approvalCounts {
      toApprove
      stale
      approved
      withdrawn
    }
  }
`;

/** What changed, of those alone of which something has: a list of documents does not compare them all. */
export const staleChangesQuery: Documents['StaleChanges'] = gql`
  query StaleChanges($ids: Mixed!, $first: Int!) {
    approvedDocumentsPaginated(
      first: $first
      where: { whereConditions: { column: ID, operator: IN, value: $ids } }
    ) {
      data {
        id
        ...ApprovalChanges
      }
    }
  }
  ${changeParts}
`;

export const approvalWorklistQuery: Documents['ApprovalWorklist'] = gql`
  query ApprovalWorklist {
    approvalCounts {
      toApprove
      stale
    }
    approvalsDue {
      id
      name
      state
      dateNeeded
      ...ApprovalChanges
      centreEvent {
        id
        name
        timeZone
      }
      trainingCentre {
        id
        name
      }
    }
  }
  ${changeParts}
`;

/** The documents of an event or of a centre, for its banner and where its page names them. */
export const heldDocumentsQuery: Documents['HeldDocuments'] = gql`
  query HeldDocuments($event: ID, $centre: ID) {
    approvedDocuments(centre_event_id: $event, training_centre_id: $centre) {
      id
      name
      state
      isCustomDocument
      fileName
      approvedFilePath
      whyNotAgain
      ...ApprovalChanges
      can {
        action
        allowed
        why
      }
    }
  }
  ${changeParts}
`;

export const approveDocumentMutation: Documents['ApproveDocument'] = gql`
  mutation ApproveDocument($input: ApproveDocumentInput!) {
    approveDocument(input: $input) {
      id
      state
    }
  }
`;

/** What somebody signs of several, and why they may not. */
export const documentsToApproveQuery: Documents['DocumentsToApprove'] = gql`
  query DocumentsToApprove($ids: Mixed!, $first: Int!) {
    approvedDocumentsPaginated(
      first: $first
      where: { whereConditions: { column: ID, operator: IN, value: $ids } }
    ) {
      data {
        id
        name
        fileName
        fileSize
        pages
        currentHash
        consequences
        ...ApprovalChanges
        can {
          action
          allowed
          why
        }
      }
    }
  }
  ${changeParts}
`;

export type DocumentToApprove = DocumentsToApproveQuery['approvedDocumentsPaginated']['data'][number];

export const withdrawDocumentMutation: Documents['WithdrawDocument'] = gql`
  mutation WithdrawDocument($id: ID!, $reason: String) {
    withdrawDocument(id: $id, reason: $reason) {
      id
      state
    }
  }
`;

export const removeDocumentMutation: Documents['RemoveDocument'] = gql`
  mutation RemoveDocument($id: ID!) {
    removeCustomDocument(id: $id)
  }
`;

export const uploadDocumentMutation: Documents['UploadDocument'] = gql`
  mutation UploadDocument($input: UploadApprovedDocumentInput!) {
    uploadApprovedDocument(input: $input) {
      id
      state
      fileName
      fileSize
      pages
    }
  }
`;
